/** Compares two locations criterion by criterion, and computes rent ratios. */
import type { Candidate } from '../comparison.ts';

export interface Difference {
  readonly criterion: number;
  /** Contribution of this criterion to the gap between the two scores, out of 100. */
  readonly points: number;
}

/**
 * Returns the contribution of each criterion that both locations have scored, largest first, without zeros. When both have scored the
 * same criteria, the points add up to the difference of their scores.
 */
export function differences(one: Candidate, other: Candidate, weights: readonly number[]): readonly Difference[] {
  const shared = weights.flatMap((weight, criterion) => {
    const mine = one.scores[criterion] ?? null;
    const theirs = other.scores[criterion] ?? null;
    return mine === null || theirs === null ? [] : { criterion, weight, gap: mine - theirs };
  });
  const total = shared.reduce((sum, { weight }) => sum + weight, 0);
  return shared
    .filter(({ weight, gap }) => weight * gap !== 0)
    .map(({ criterion, weight, gap }) => ({ criterion, points: (weight * gap * 10) / total }))
    .sort((a, b) => b.points - a.points);
}

/** Returns rent divided by sales; undefined unless both are known. */
export function rentToSales({ rent, sales }: Candidate): number | undefined {
  return rent === null || !sales ? undefined : rent / sales;
}

/** Returns the rent per square metre in euros per year; undefined unless both figures are known. */
export function rentPerSquareMetre({ rent, surface }: Candidate): number | undefined {
  return rent === null || !surface ? undefined : rent / surface;
}
