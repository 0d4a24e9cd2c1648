/** fast-check arbitraries of comparisons. */
import { type Candidate, type Comparison, newCandidate, type Score } from '#renderer/islands/scoring/comparison.ts';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import fc from '../fast-check.ts';

const { criteria, locations, score, weight, name, note, amount } = scoringBounds;

/** Lists with one value per criterion. */
export function perCriterion<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> {
  return fc.array(value, { minLength: criteria, maxLength: criteria });
}

export const givenScore = fc.integer({ min: 0, max: score });
export const anyScore: fc.Arbitrary<Score> = fc.option(givenScore, { freq: 4 });
export const weightings = perCriterion(fc.integer({ min: 0, max: weight }));

/** Weights of which at least one is above 0. */
export const usefulWeightings = weightings.filter((weights) => weights.some((each) => each > 0));

/** Returns a comparison of locations that have only scores. */
export function comparisonOf(
  scores: readonly (readonly Score[])[],
  weights: readonly number[],
  thresholds?: readonly number[],
): Comparison {
  const candidates = scores.map((list): Candidate => ({ ...newCandidate, scores: list }));
  return { weights, thresholds: thresholds ?? weights.map(() => 0), candidates };
}

/** Comparisons of scores and weights, without thresholds. */
export function contests(score: fc.Arbitrary<Score>): fc.Arbitrary<Comparison> {
  const scores = fc.array(perCriterion(score), { minLength: locations.min, maxLength: locations.max });
  return fc.tuple(scores, usefulWeightings).map(([lists, weights]) => comparisonOf(lists, weights));
}

/** Texts as stored: trimmed, without control characters, including characters that begin formulas in spreadsheets. */
function storedText(max: number): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...'aZé9 ;,"\'=+-@|\t<&%«»’œ€😀ｱ＝');
  return fc
    .array(letter, { maxLength: max })
    .map((letters) => letters.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => [...text].length <= max);
}

const figure = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: amount }),
    fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  ),
);

/** All comparisons that a visitor can enter. */
export const anyComparison: fc.Arbitrary<Comparison> = fc.record({
  weights: weightings,
  thresholds: perCriterion(givenScore),
  candidates: fc.array(
    fc.record({
      name: storedText(name),
      rent: figure,
      surface: figure,
      sales: figure,
      scores: perCriterion(anyScore),
      notes: perCriterion(fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: storedText(note) })),
    }),
    { minLength: locations.min, maxLength: locations.max },
  ),
});
