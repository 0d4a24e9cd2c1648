import { withSchema } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const criteria = (value: number, counts = 'criteria') =>
  withSchema(({ facts }) => ({ facts: { ...facts, figures: { ...facts.figures, locationCriteria: { value, unit: 'count', counts } } } }));

export default {
  good: [(own) => own],
  bad: [
    [
      criteria(11),
      {
        found: 'locationCriteria is 11',
        where: 'schema/site/constants.ts',
        expected: '12, the size of the collection "criteria"',
      },
    ],
    [criteria(12, 'criterias'), { found: 'locationCriteria, a count of "criterias"' }],
  ],
} satisfies Fixtures<GivenProject>;
