/** The compiler checks the page, anchor and language of a link. Compiled, never run. */
import { alternateUrls, canonicalUrl, href, link } from '../../generated/links.ts';
import type { Anchors, PageId } from '../../generated/pages.ts';
import type { Route } from '../../generated/routes.ts';
import { about } from '../../schema/contact/subjects.ts';

export const right: string[] = [
  href(link('home'), 'fr'),
  href(link('home', 'contact'), 'fr'),
  href(link('services', 'hotline'), 'en'),
  canonicalUrl('blog', 'en', 'https://www.site.example'),
  href(link('contact', 'message', about('france')), 'fr'),
];

/** Accepts any page, with an anchor of that page. */
export function toAnchor<Page extends PageId>(page: Page, anchor: Anchors[Page]): string {
  return href(link(page, anchor), 'fr');
}

// @ts-expect-error: no page has this id.
href(link('abuot'), 'fr');
// @ts-expect-error: a path is not a page id.
href(link('/a-propos'), 'fr');
// @ts-expect-error: the site has no Klingon locale.
href(link('about'), 'tlh');
// @ts-expect-error: a link needs a language.
href(link('about'));
// @ts-expect-error: "about" declares no anchor.
link('about', 'contact');
// @ts-expect-error: "hotline" is an anchor of "services", not of "home".
link('home', 'hotline');
// @ts-expect-error: the anchor has a letter too many.
link('services', 'hotlines');
// @ts-expect-error: "hotline" is an anchor of "services", not of "home".
toAnchor('home', 'hotline');
// @ts-expect-error: no subject has this id.
link('contact', 'message', about('francs'));
// @ts-expect-error: no language has this code.
link('contact', 'message', { fr: 'sujet=france', tlh: 'france' });
// @ts-expect-error: only link() makes a link.
href({ page: 'strategy' }, 'fr');
// @ts-expect-error: the language is missing.
canonicalUrl('about', 'https://www.site.example');
// @ts-expect-error: no page has this id.
alternateUrls('nope', 'https://www.site.example');

export const route: Route = { page: 'about', locale: 'en' };
// @ts-expect-error: no page has this id.
export const unknownPage: Route = { page: 'nope', locale: 'en' };
// @ts-expect-error: the site has no Klingon locale.
export const unknownLocale: Route = { page: 'about', locale: 'tlh' };
