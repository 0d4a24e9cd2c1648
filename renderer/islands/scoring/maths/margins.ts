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
 * search, no step. A location without a score on the criterion has a constant, a / b, instead. One that nothing counts for as the
 * weights are comes into the race as soon as a criterion that it has a score on weighs anything, and may be ahead at once.
 */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
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

/** The margin of each criterion; none when no location is alone in front, or nothing stands against it. Ahead at once is above 0. */
export function margins(comparison: Comparison, standings: readonly Standing[]): readonly Margin[] {
  const winner = winnerOf(standings);
  const { weights, candidates } = comparison;
  const scoresAt = (place: number) => (candidates[place] as Candidate).scores;
  const rivals = standings.filter(
    ({ rank, failed, place }) => rank !== 1 && failed.length === 0 && scoresAt(place).some((score) => score !== null),
  );
  if (!winner || rivals.length === 0) return [];
  return weights.map((weight, criterion) => {
    const own = partsOf(scoresAt(winner.place), weights, criterion);
    const others = rivals.map(({ place }) => ({ by: place, parts: partsOf(scoresAt(place), weights, criterion) }));
    const tips = others.flatMap(({ by, parts }) => levelWeights(own, parts).map((level) => ({ weight: level, by })));
    const [ahead] = others.filter(({ parts }) => isAheadAtOnce(own, parts)).sort((a, b) => b.parts.score - a.parts.score);
    return {
      below: tips.filter((tip) => tip.weight > 0 && tip.weight < weight).sort((a, b) => b.weight - a.weight)[0],
      above: ahead
        ? { weight: 0, by: ahead.by }
        : tips.filter((tip) => tip.weight > weight && tip.weight < scoringBounds.weight).sort((a, b) => a.weight - b.weight)[0],
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

/** What the score of a location is made of: the sums over its other criteria, and its score on this one. */
interface Parts {
  readonly sum: number;
  readonly total: number;
  /** 0, and not counted, where it has none. */
  readonly score: number;
  readonly counts: 0 | 1;
}

/** The weights of the criterion at which the lead between two locations changes hands. */
function levelWeights(one: Parts, two: Parts): readonly number[] {
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

/** Whether the second location, which nothing else counts for, is ahead of the first as soon as the criterion weighs anything. */
function isAheadAtOnce(one: Parts, two: Parts): boolean {
  if (two.counts === 0 || two.total > 0) return false;
  const lead = two.score * one.total - one.sum;
  return lead > 0 || (lead === 0 && one.counts === 1 && two.score > one.score);
}

function partsOf(scores: Candidate['scores'], weights: readonly number[], criterion: number): Parts {
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
