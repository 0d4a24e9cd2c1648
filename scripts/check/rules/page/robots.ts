import type { PageRule } from '../../rule.ts';

export const robots: PageRule = {
  name: 'robots',
  looksAt: 'page',
  explain: `An indexed page with noindex or nofollow, and an unindexed page without noindex. The first disappears from search results within days, and
nothing else reports it.

  <meta name="robots" content="noindex"> on /contact
    found:    robots noindex
    expected: no noindex or nofollow on the indexed page "contact"
    way out:  Remove the <meta>, or write indexed: false with a reason in schema/pages.ts.`,
  check({ tags, page }) {
    const metas = tags.filter(
      ({ name, attributes }) => name === 'meta' && /^(?:robots|googlebot|bingbot)$/i.test(attributes['name'] ?? ''),
    );
    const closing = metas.filter(({ attributes }) => /\b(?:noindex|nofollow|none)\b/i.test(attributes['content'] ?? ''));
    if (!page.indexed && closing.length > 0) return [];
    if (!page.indexed)
      return [
        {
          found: 'no noindex',
          expected: `noindex on the unindexed page "${page.id}"`,
          wayOut: 'Restore <meta name="robots"> in renderer/document/head.tsx, or index the page.',
        },
      ];
    return closing.map(({ attributes, offset }) => ({
      offset,
      found: `${attributes['name']} ${attributes['content']}`,
      expected: `no noindex or nofollow on the indexed page "${page.id}"`,
      wayOut: 'Remove the <meta>, or write indexed: false with a reason in schema/pages.ts.',
    }));
  },
};
