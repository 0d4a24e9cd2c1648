/** A page kept from search engines says why. */
import type { SchemaRule } from '../../rule.ts';

export const unindexed: SchemaRule = {
  name: 'unindexed',
  looksAt: 'schema',
  explain: `A page with indexed: false and no reason beside it, or a reason on a page that is indexed. A page vanishes from search results
by these two words, so that they stay by mistake; the reason says to whoever comes later whether it still holds.

  indexed: false,   found:   "clients" left out of the index without a reason
                    way out: reason: 'only the contact form leads here', or have it indexed`,
  check({ schema }) {
    return Object.entries(schema.pages).flatMap(([id, { indexed, reason }]) => {
      const place = { where: 'schema/pages.ts', page: id };
      const words = reason?.trim().split(/\s+/).length ?? 0;
      if (indexed === false && (reason === undefined || words < 3))
        return [
          {
            ...place,
            entries: [{ page: id, property: 'indexed' }],
            found: `"${id}" left out of the index ${words === 0 ? 'without a reason' : `because “${reason}”`}`,
            expected: 'a reason, in a few words',
            wayOut: 'write reason beside it, or have the page indexed',
          },
        ];
      if (indexed !== false && reason !== undefined)
        return [
          {
            ...place,
            entries: [{ page: id, property: 'reason' }],
            found: `a reason why "${id}" is not indexed, which it is`,
            expected: 'a reason where indexed is false',
            wayOut: 'take it out, or write indexed: false',
          },
        ];
      return [];
    });
  },
};
