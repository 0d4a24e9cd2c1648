import { metaOf } from '../../../../schema/language/define.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const counts: SchemaRule = {
  name: 'counts',
  looksAt: 'schema',
  explain: `A figure of schema/site/constants.ts that counts a collection (counts: 'criteria') and differs from its size. Texts would promise a number
that the page does not show.

  locationCriteria: { value: 11, counts: 'criteria' }
    found:    locationCriteria is 11
    expected: 12, the size of the collection "criteria"
    way out:  Correct the figure or the collection.`,
  check: ({ schema, model }) =>
    Object.entries(schema.facts.figures).flatMap(([id, { value, counts: bundle }]): Located[] => {
      if (bundle === undefined) return [];
      const place = { where: 'schema/site/constants.ts', fact: { entry: id, words: [bundle] } };
      const content = model.bundles.find((each) => each.id === bundle)?.content;
      if (!content || metaOf(content)?.kind !== 'collection') {
        const expected = 'the name of a collection in schema/content/bundles.ts';
        return [{ ...place, found: `${id}, a count of "${bundle}"`, expected, wayOut: 'Correct the property counts.' }];
      }
      const size = Object.keys(content.shape).length;
      if (value === size) return [];
      return [
        {
          ...place,
          found: `${id} is ${JSON.stringify(value)}`,
          expected: `${size}, the size of the collection "${bundle}"`,
          wayOut: 'Correct the figure or the collection.',
        },
      ];
    }),
};
