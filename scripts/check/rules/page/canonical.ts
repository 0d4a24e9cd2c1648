import { identityOf } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

export const canonical: PageRule = {
  name: 'canonical',
  looksAt: 'page',
  explain: `An indexed page whose canonical link is missing, repeated or not its own full address, and an unindexed page with one. Search engines list the
address in the canonical link.

  <link rel="canonical" href="/a-propos">
    found:    a canonical link to /a-propos
    expected: https://www.trame-retail.example/a-propos
    way out:  Write the link with canonicalUrl() in renderer/document/head.tsx.`,
  check({ tags, page, path }, project) {
    const own = identityOf(project).origin + path;
    const links = tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical');
    const shared = tags.filter(({ name, attributes }) => name === 'meta' && attributes['property'] === 'og:url');
    const wayOut = 'Write the link with canonicalUrl() in renderer/document/head.tsx.';
    const [, second] = links;
    if (!page.indexed && links[0])
      return [
        {
          offset: links[0].offset,
          found: 'a canonical link on an unindexed page',
          expected: 'no canonical link',
          wayOut: 'Remove the link, or index the page.',
        },
      ];
    if (page.indexed && links.length === 0) return [{ found: 'no canonical link', expected: own, wayOut }];
    return [
      ...(second
        ? [{ offset: second.offset, found: 'a second canonical link', expected: 'one canonical link', wayOut: 'Remove one of the two.' }]
        : []),
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
