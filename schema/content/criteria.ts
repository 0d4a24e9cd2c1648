/** The location criteria: explained by the featured article, scored and weighted in the scoring tool. */
import { z } from 'zod';
import { collection } from '../language/collection.ts';
import { contentType, text } from '../language/define.ts';
import { scoringBounds } from './scoring-bounds.ts';

const criterion = contentType({ name: 'Criterion', text: { title: text(), text: text() }, facts: {} });

const weight = z.int().min(0).max(scoringBounds.weight);

/** The meaning of scores, and a suggested weight per trade. The weights are examples, not statistics. */
const scale = contentType({
  name: 'CriterionScale',
  text: {
    guide: text({ max: 110, note: 'One line: what to find out.' }),
    low: text({ max: 70, note: 'What a score of 0 means.' }),
    middle: text({ max: 70, note: 'What a score of 5 means.' }),
    high: text({ max: 70, note: 'What a score of 10 means.' }),
  },
  facts: { weights: z.strictObject({ impulse: weight, fashion: weight, appointment: weight, destination: weight }) },
});

const weights = (impulse: number, fashion: number, appointment: number, destination: number) => ({
  weights: { impulse, fashion, appointment, destination },
});

export const criteria = collection(
  { criterion, scale },
  {
    customers: { criterion: {}, scale: weights(3, 4, 5, 5) },
    footfall: { criterion: {}, scale: weights(5, 4, 1, 1) },
    visibility: { criterion: {}, scale: weights(5, 4, 2, 2) },
    access: { criterion: {}, scale: weights(2, 3, 4, 5) },
    competition: { criterion: {}, scale: weights(3, 3, 3, 4) },
    neighbours: { criterion: {}, scale: weights(4, 5, 1, 2) },
    layout: { criterion: {}, scale: weights(2, 3, 3, 4) },
    compliance: { criterion: {}, scale: weights(4, 2, 4, 3) },
    rent: { criterion: {}, scale: weights(4, 4, 4, 4) },
    lease: { criterion: {}, scale: weights(3, 3, 3, 4) },
    'key-money': { criterion: {}, scale: weights(3, 4, 2, 2) },
    prospects: { criterion: {}, scale: weights(2, 3, 2, 4) },
  },
);
