/**
 * Computes the weighted score of a location.
 *
 * Method: the weighted sum model, the oldest rule for decisions on several criteria (P. C. Fishburn, “Additive utilities with
 * incomplete product sets”, Operations Research 15, 1967): the sum of each score times its weight, divided by the weights of the scored
 * criteria. Chosen because a shopkeeper can compute it by hand. Strengths compensate weaknesses; a threshold excludes that, and is
 * checked before the score.
 *
 * All functions are pure. Scores are from 0 to `top`, weights are numbers from 0 up; lists have an element per criterion.
 */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Score } from '../comparison.ts';

const top = scoringBounds.score;

/**
 * Returns the score out of 100 over the scored criteria; undefined without a score on a weighted criterion. A missing score counts
 * neither for nor against the location; {@link scoreRange} returns its possible effect.
 */
export function weightedScore(scores: readonly Score[], weights: readonly number[]): number | undefined {
  let sum = 0;
  let total = 0;
  for (const [index, score] of scores.entries()) {
    if (score === null) continue;
    const weight = weights[index] as number;
    sum += weight * score;
    total += weight;
  }
  return total > 0 ? (sum / total / top) * 100 : undefined;
}

/** Returns the lowest and the highest possible score out of 100; undefined when all weights are 0. */
export function scoreRange(scores: readonly Score[], weights: readonly number[]): readonly [low: number, high: number] | undefined {
  const low = weightedScore(
    scores.map((score) => score ?? 0),
    weights,
  );
  const high = weightedScore(
    scores.map((score) => score ?? top),
    weights,
  );
  return low === undefined || high === undefined ? undefined : [low, high];
}

/** Returns the criteria with a weight or a threshold and without a score. */
export function unscored(scores: readonly Score[], weights: readonly number[], thresholds: readonly number[]): readonly number[] {
  return scores.flatMap((score, index) => (score === null && ((weights[index] ?? 0) > 0 || (thresholds[index] ?? 0) > 0) ? index : []));
}

/** Returns the criteria with a score below their threshold. One of them eliminates the location. */
export function failures(scores: readonly Score[], thresholds: readonly number[]): readonly number[] {
  return scores.flatMap((score, index) => (score !== null && score < (thresholds[index] ?? 0) ? index : []));
}
