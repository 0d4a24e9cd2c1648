/** Ranks the locations of a comparison, with ties and eliminations. */
import type { Comparison } from '../comparison.ts';
import { failures, scoreRange, unscored, weightedScore } from './score.ts';

export interface Standing {
  /** Index of the location, from 0. */
  readonly place: number;
  /** Out of 100, over the scored criteria; undefined without a weighted score. */
  readonly score: number | undefined;
  /** The possible range of the score after all criteria are scored. */
  readonly range: readonly [low: number, high: number] | undefined;
  /** From 1; ties share a rank and the next rank skips (1, 1, 3). Undefined for an eliminated location, or without a score. */
  readonly rank: number | undefined;
  /** Criteria without a score that have a weight or a threshold. */
  readonly missing: readonly number[];
  /** Criteria with a score below the threshold. */
  readonly failed: readonly number[];
  /** True when a missing score could eliminate the location. */
  readonly canFail: boolean;
}

/** Tolerance for equal scores: the order of a sum changes its last digits. */
const tolerance = 1e-9;

/** Returns all locations: ranked ones first, best first, then locations without a score, then eliminated ones. Stable. */
export function rank({ candidates, weights, thresholds }: Comparison): readonly Standing[] {
  const standings = candidates.map(({ scores }, place) => ({
    place,
    score: weightedScore(scores, weights),
    range: scoreRange(scores, weights),
    missing: unscored(scores, weights, thresholds),
    failed: failures(scores, thresholds),
    canFail: scores.some((score, index) => score === null && (thresholds[index] ?? 0) > 0),
  }));
  const inRace = standings.filter(({ score, failed }) => score !== undefined && failed.length === 0);
  const ranked = standings.map((standing) => ({
    ...standing,
    rank: inRace.includes(standing)
      ? 1 + inRace.filter(({ score }) => (score as number) > (standing.score as number) + tolerance).length
      : undefined,
  }));
  const group = ({ rank, failed }: Standing) =>
    rank !== undefined ? rank : failed.length > 0 ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
  return ranked.sort((a, b) => group(a) - group(b));
}

/** Returns the only location of rank 1; undefined for a tie or without ranks. */
export function winnerOf(standings: readonly Standing[]): Standing | undefined {
  const first = standings.filter((standing) => standing.rank === 1);
  return first.length === 1 ? first[0] : undefined;
}

/** Number of scores from which two locations have a result that is worth showing. */
const earlyScores = 4;

/** Returns true when at least two ranked locations have enough scores for an early result. */
export function hasEarlyResult({ candidates }: Comparison, standings: readonly Standing[]): boolean {
  const isEnough = ({ place, rank }: Standing) =>
    rank !== undefined && (candidates[place]?.scores.filter((score) => score !== null).length ?? 0) >= earlyScores;
  return standings.filter(isEnough).length > 1;
}

/** Returns true when no values of the missing scores could change the winner. */
export function isSettled(standings: readonly Standing[]): boolean {
  const winner = winnerOf(standings);
  if (!winner?.range || winner.canFail) return false;
  const [low] = winner.range;
  const others = standings.filter((standing) => standing !== winner && standing.failed.length === 0);
  return others.every(({ range }) => range !== undefined && range[1] < low - tolerance);
}
