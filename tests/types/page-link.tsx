/** Link components accept only `link(page, anchor?)`. Compiled, never run. */
import { link } from '../../generated/links.ts';
import { roles } from '../../generated/pages.ts';
import { ArrowLink, PageLink } from '../../renderer/ui/link.tsx';

export const right = [
  <PageLink key="page" to={link('about')}>
    page
  </PageLink>,
  <PageLink key="anchor" to={link('home', 'contact')}>
    anchor
  </PageLink>,
  <ArrowLink key="role" to={link(roles.contact, 'message')}>
    page of a role
  </ArrowLink>,
];

export const wrong = [
  // @ts-expect-error: only link() makes a link.
  <PageLink key="page" to={{ page: 'home' }}>
    object
  </PageLink>,
  // @ts-expect-error: only link() makes a link.
  <PageLink key="anchor" to={{ page: 'home', anchor: 'nope' }}>
    object
  </PageLink>,
  // @ts-expect-error: a path is not a link.
  <ArrowLink key="path" to="/contact">
    path
  </ArrowLink>,
];

// @ts-expect-error: "home" has no such anchor.
link('home', 'nope');
// @ts-expect-error: no page has this id.
link('hoem');
// @ts-expect-error: "message" is an anchor of another page.
link(roles.home, 'message');
