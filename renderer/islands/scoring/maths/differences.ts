/** Where a location gains and loses against another one. */
import type { Candidate } from '../comparison.ts';

export interface Difference {
  readonly criterion: number;
  /** Out of 100: what this criterion adds to the gap between the two scores. */
  readonly points: number;
}

/**
 * What each criterion that both have scored adds to the gap, most first; those that add nothing are left out. Where both have
 * scored the same criteria, the points add up to the difference of their scores.
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

/** Rent over sales, as a share; undefined unless both are there. */
export function rentToSales({ rent, sales }: Candidate): number | undefined {
  return rent === null || !sales ? undefined : rent / sales;
}

/** Rent for a square metre, in euros a year; undefined unless both are there. */
export function rentPerSquareMetre({ rent, surface }: Candidate): number | undefined {
  return rent === null || !surface ? undefined : rent / surface;
}
