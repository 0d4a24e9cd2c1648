/**
 * Computes how far one weight must change, with all other weights fixed, before another location comes first.
 *
 * Method: the “criticality degree” of E. Triantaphyllou and A. Sánchez, “A sensitivity analysis approach for some deterministic
 * multi-criteria decision making methods”, Decision Sciences 28 (1), 1997: the smallest change of a weight that reverses the
 * first rank. As a function of one weight t, the score of a location is (a + t·s) / (b + t), where a and b are the sums over
 * its other criteria; two locations have equal scores where
 *
 *     (a₁ + t·s₁)(b₂ + t) = (a₂ + t·s₂)(b₁ + t)
 *
 * which is quadratic in t, and linear when both have scored the same criteria. Its roots are exact; no search is needed. A location
 * without a score on the criterion has the constant score a / b. A location without any weighted score gets a score as soon as a
 * criterion that it has scored has a weight above 0, and may be first at once.
 */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Candidate, Comparison } from '../comparison.ts';
import { type Standing, winnerOf } from './ranking.ts';

/** The weight beyond which another location is ahead. */
export interface Tip {
  readonly weight: number;
  /** Index of that location. */
  readonly by: number;
}

/** The nearest tips of a criterion below and above its weight, within the range of weights. */
export interface Margin {
  readonly below: Tip | undefined;
  readonly above: Tip | undefined;
}

/** Returns the margin of each criterion; empty without a single winner or a rival. A rival that leads at any weight above 0 has a tip at 0. */
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

/** Returns the criterion with the nearest tip; undefined when no single weight changes the winner. */
export function mostSensitive(
  found: readonly Margin[],
  weights: readonly number[],
): { readonly criterion: number; readonly tip: Tip } | undefined {
  const all = found.flatMap(({ below, above }, criterion) => [below, above].flatMap((tip) => (tip ? { criterion, tip } : [])));
  const way = ({ criterion, tip }: (typeof all)[number]) => Math.abs(tip.weight - (weights[criterion] as number));
  return all.sort((a, b) => way(a) - way(b))[0];
}

/** The parts of a score: the sums over the other criteria, and the score on this criterion. */
interface Parts {
  readonly sum: number;
  readonly total: number;
  /** 0 for a missing score, which does not count. */
  readonly score: number;
  readonly counts: 0 | 1;
}

/** Returns the weights at which the lead between two locations changes. */
function levelWeights(one: Parts, two: Parts): readonly number[] {
  const square = one.score * two.counts - two.score * one.counts;
  const linear = one.sum * two.counts + one.score * two.total - two.sum * one.counts - two.score * one.total;
  const constant = one.sum * two.total - two.sum * one.total;
  if (square === 0) return linear === 0 ? [] : [-constant / linear];
  const discriminant = linear * linear - 4 * square * constant;
  // At 0 the scores touch without a change of the lead.
  if (discriminant <= 0) return [];
  // Adds numbers of one sign, and derives the second root from the product: avoids cancellation.
  const half = -(linear + (linear < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return half === 0 ? [0] : [half / square, constant / half];
}

/** Returns true when the second location, without any other weighted score, leads at every weight above 0. */
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
