/**
 * In how many ways of weighing does each location win?
 *
 * Method: the rank acceptability index of stochastic multicriteria acceptability analysis (R. Lahdelma, J. Hokkanen and
 * P. Salminen, “SMAA”, European Journal of Operational Research 106, 1998), by simulation as in J. Butler, J. Jia and J. Dyer,
 * “Simulation techniques for the sensitivity analysis of multi-criteria decision models”, ibid. 103, 1997. Nothing is assumed of
 * the weights: every way to share out importance is as likely as any other, that is, they are uniform on the simplex, which
 * independent exponential numbers are once divided by their sum; the score divides by it anyway. A criterion of weight 0 was
 * left out on purpose, and stays out.
 */
import { weightingDraws } from '#schema/content/scoring-bounds.ts';
import type { Score } from '../comparison.ts';
import { createRandom } from './random.ts';

/** Any number but 0 would do; one for all, so that the same comparison is always told the same. */
const seed = 20_261_103;

/**
 * For each of `scores`, one list for each location still in the race, the share of weightings in which it comes first, from 0 to
 * 1; level ones share theirs. Empty when no criterion weighs anything. 10,000 draws put a share within 1 point, 19 times in 20.
 */
export function winShares(scores: readonly (readonly Score[])[], weights: readonly number[], draws = weightingDraws): readonly number[] {
  const weighed = weights.flatMap((weight, index) => (weight > 0 ? index : []));
  const inRace = scores.map((list) => weighed.map((index) => list[index] ?? null));
  if (weighed.length === 0 || scores.length === 0) return [];
  const wins = new Float64Array(scores.length);
  const drawn = new Float64Array(weighed.length);
  const random = createRandom(seed);
  for (let draw = 0; draw < draws; draw++) {
    for (let index = 0; index < drawn.length; index++) drawn[index] = -Math.log(random());
    const results = inRace.map((list) => meanOf(list, drawn));
    const best = Math.max(...results);
    const first = results.flatMap((result, index) => (result > best - 1e-12 ? index : []));
    for (const index of first) wins[index] = (wins[index] as number) + 1 / first.length;
  }
  return [...wins].map((count) => count / draws);
}

/** The weighted mean over what is scored; below every score where nothing is. */
function meanOf(scores: readonly Score[], weights: Float64Array): number {
  let sum = 0;
  let total = 0;
  for (let index = 0; index < scores.length; index++) {
    const score = scores[index];
    if (score === null || score === undefined) continue;
    sum += (weights[index] as number) * score;
    total += weights[index] as number;
  }
  return total > 0 ? sum / total : -1;
}
