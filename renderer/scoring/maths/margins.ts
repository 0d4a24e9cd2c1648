/**
 * How far one weight has to move before another location comes first, all other weights as they are.
 *
 * Method: the “criticality degree” of E. Triantaphyllou and A. Sánchez, “A sensitivity analysis approach for some deterministic
 * multi-criteria decision making methods”, Decision Sciences 28 (1), 1997: the smallest change of a weight that reverses the
 * first rank. As a function of one weight t, the score of a location is (a + t·s) / (b + t), where a and b are the sums over
 * its other criteria; two locations are level where
 *
 *     (a₁ + t·s₁)(b₂ + t) = (a₂ + t·s₂)(b₁ + t)
 *
 * which is of the second degree in t, and of the first where both have scored the same criteria. Its roots are the answer: no
 * search, no step. A location without a score on the criterion has a constant, a / b, instead.
 */
import { scoringBounds } from '#schema/scoring-bounds.ts';
import type { Candidate, Comparison } from '../comparison.ts';
import { type Standing, winnerOf } from './ranking.ts';

/** The weight at which another location draws level, beyond which it is ahead. */
export interface Tip {
  readonly weight: number;
  /** That location’s place in the comparison. */
  readonly by: number;
}

/** For one criterion: the nearest such weight under and above its own, within what weights may be; undefined where there is none. */
export interface Margin {
  readonly below: Tip | undefined;
  readonly above: Tip | undefined;
}

/** The margin of each criterion; none when no location is alone in front, or nothing stands against it. */
export function margins(comparison: Comparison, standings: readonly Standing[]): readonly Margin[] {
  const winner = winnerOf(standings);
  const rivals = standings.filter(({ rank }) => rank !== undefined && rank > 1);
  if (!winner || rivals.length === 0) return [];
  const { weights, candidates } = comparison;
  return weights.map((weight, criterion) => {
    const tips = rivals.flatMap(({ place }) =>
      levelWeights(candidates[winner.place] as Candidate, candidates[place] as Candidate, weights, criterion).map((level) => ({
        weight: level,
        by: place,
      })),
    );
    return {
      below: tips.filter((tip) => tip.weight > 0 && tip.weight < weight).sort((a, b) => b.weight - a.weight)[0],
      above: tips.filter((tip) => tip.weight > weight && tip.weight < scoringBounds.weight).sort((a, b) => a.weight - b.weight)[0],
    };
  });
}

/** The criterion whose weight has the shortest way to go, with that way; undefined when no weight alone changes anything. */
export function mostSensitive(
  found: readonly Margin[],
  weights: readonly number[],
): { readonly criterion: number; readonly tip: Tip } | undefined {
  const all = found.flatMap(({ below, above }, criterion) => [below, above].flatMap((tip) => (tip ? { criterion, tip } : [])));
  const way = ({ criterion, tip }: (typeof all)[number]) => Math.abs(tip.weight - (weights[criterion] as number));
  return all.sort((a, b) => way(a) - way(b))[0];
}

/** The weights of one criterion at which the lead between two locations changes hands. */
function levelWeights(first: Candidate, second: Candidate, weights: readonly number[], criterion: number): readonly number[] {
  const one = partsOf(first, weights, criterion);
  const two = partsOf(second, weights, criterion);
  const square = one.score * two.counts - two.score * one.counts;
  const linear = one.sum * two.counts + one.score * two.total - two.sum * one.counts - two.score * one.total;
  const constant = one.sum * two.total - two.sum * one.total;
  if (square === 0) return linear === 0 ? [] : [-constant / linear];
  const discriminant = linear * linear - 4 * square * constant;
  // Where it is 0 the scores touch, and nobody overtakes.
  if (discriminant <= 0) return [];
  // The root that adds two numbers of one sign, and the other one from their product: neither loses digits.
  const half = -(linear + (linear < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return half === 0 ? [0] : [half / square, constant / half];
}

/** What the score of a location is made of without one criterion, and that criterion’s score: 0 and not counted where it has none. */
function partsOf({ scores }: Candidate, weights: readonly number[], criterion: number) {
  let sum = 0;
  let total = 0;
  for (const [index, score] of scores.entries()) {
    if (score === null || index === criterion) continue;
    sum += (weights[index] as number) * score;
    total += weights[index] as number;
  }
  const own = scores[criterion] ?? null;
  return { sum, total, score: own ?? 0, counts: own === null ? 0 : 1 };
}
