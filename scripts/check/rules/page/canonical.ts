/** An indexed page names its own address as the canonical one. */

import { identityOf } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

export const canonical: PageRule = {
  name: 'canonical',
  looksAt: 'page',
  explain: `An indexed page without a canonical link, with two, or with one that names another page, a path instead of an address, or
another origin; a page kept from search engines that names one; an og:url that says something else.

  <link rel="canonical" href="/a-propos">   found:   a canonical link to /a-propos
                                            way out: canonicalUrl() writes it whole, in renderer/document/head.tsx`,
  check({ tags, page, path }, project) {
    const own = identityOf(project).origin + path;
    const links = tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical');
    const shared = tags.filter(({ name, attributes }) => name === 'meta' && attributes['property'] === 'og:url');
    const wayOut = 'let renderer/document/head.tsx write it, by canonicalUrl()';
    const [, second] = links;
    if (!page.indexed && links[0])
      return [
        {
          offset: links[0].offset,
          found: 'a canonical link on a page kept from search engines',
          expected: 'none',
          wayOut: 'take it out, or have the page indexed',
        },
      ];
    if (page.indexed && links.length === 0) return [{ found: 'no canonical link', expected: own, wayOut }];
    return [
      ...(second ? [{ offset: second.offset, found: 'a second canonical link', expected: 'one', wayOut: 'take it out' }] : []),
      ...[...links.map((tag) => [tag, 'href'] as const), ...shared.map((tag) => [tag, 'content'] as const)]
        .filter(([{ attributes }, attribute]) => attributes[attribute] !== own)
        .map(([{ name, attributes, offset }, attribute]) => ({
          offset,
          found: `${name === 'link' ? 'a canonical link' : 'an og:url'} to ${attributes[attribute]}`,
          expected: own,
          wayOut,
        })),
    ];
  },
};
