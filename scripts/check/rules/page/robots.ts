/** Search engines are told to keep out where the schema says so, and nowhere else. */
import type { PageRule } from '../../rule.ts';

export const robots: PageRule = {
  name: 'robots',
  looksAt: 'page',
  explain: `A page that the schema has indexed and that tells robots to keep out, or the other way round. The first vanishes from search
results within days, and nobody notices.

  <meta name="robots" content="noindex"> on /contact   found:   noindex
                                                       way out: take it out, or write indexed: false, with a reason, in schema/pages.ts`,
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
          expected: `noindex: the schema keeps "${page.id}" from search engines`,
          wayOut: 'restore <meta name="robots"> in renderer/document/head.tsx, or have the page indexed',
        },
      ];
    return closing.map(({ attributes, offset }) => ({
      offset,
      found: `${attributes['name']} ${attributes['content']}`,
      expected: `nothing that keeps robots out: the schema has "${page.id}" indexed`,
      wayOut: 'take it out, or write indexed: false, with a reason, in schema/pages.ts',
    }));
  },
};
