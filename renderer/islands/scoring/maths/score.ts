/**
 * The weighted score of a location.
 *
 * Method: the weighted sum model, the oldest rule for decisions on several criteria (P. C. Fishburn, “Additive utilities with
 * incomplete product sets”, Operations Research 15, 1967): each score times its weight, added up, divided by the weights of
 * what was scored. It is the one that a shopkeeper can redo by hand, which is why it was taken. It lets a strength pay for a
 * weakness; what no strength may pay for is a threshold, and thresholds are looked at before the score.
 *
 * Everything here is pure. Scores run from 0 to `top`, weights are any numbers from 0 up; lists go by criterion.
 */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Score } from '../comparison.ts';

const top = scoringBounds.score;

/**
 * The score out of 100 over the criteria that have one. Undefined when none that weighs anything has: there is nothing to say.
 * A missing score counts neither for nor against; {@link scoreRange} says what it could still change.
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

/** The lowest and the highest score out of 100 that the missing scores leave possible; undefined when no criterion weighs anything. */
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

/** The criteria that weigh something, or have a threshold, and have no score yet. */
export function unscored(scores: readonly Score[], weights: readonly number[], thresholds: readonly number[]): readonly number[] {
  return scores.flatMap((score, index) => (score === null && ((weights[index] ?? 0) > 0 || (thresholds[index] ?? 0) > 0) ? index : []));
}

/** The criteria whose score is under their threshold: each is enough to put the location out. */
export function failures(scores: readonly Score[], thresholds: readonly number[]): readonly number[] {
  return scores.flatMap((score, index) => (score !== null && score < (thresholds[index] ?? 0) ? index : []));
}
