/** Who comes first: the locations of a comparison in order, ties and eliminations included. */
import type { Comparison } from '../comparison.ts';
import { failures, scoreRange, unscored, weightedScore } from './score.ts';

/** How a location stands. */
export interface Standing {
  /** Its place in the comparison, from 0. */
  readonly place: number;
  /** Out of 100, over what is scored; undefined when nothing that weighs is. */
  readonly score: number | undefined;
  /** What the score may become once everything is scored. */
  readonly range: readonly [low: number, high: number] | undefined;
  /** From 1; equal for equal scores, and the next one then counts them all (1, 1, 3). Undefined for one that is out, or has no score. */
  readonly rank: number | undefined;
  /** Criteria without a score that weigh something or could put it out. */
  readonly missing: readonly number[];
  /** Criteria on which it is under the threshold. */
  readonly failed: readonly number[];
  /** Whether a score that is missing could still put it out. */
  readonly canFail: boolean;
}

/** Scores nearer than this are equal: two sums of the same products in another order may differ in the last digits. */
const tolerance = 1e-9;

/** Every location, best first: those with a rank, then those without a score, then those that are out; otherwise as they were given. */
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

/** The one that comes first alone; undefined when several do, or none. */
export function winnerOf(standings: readonly Standing[]): Standing | undefined {
  const first = standings.filter((standing) => standing.rank === 1);
  return first.length === 1 ? first[0] : undefined;
}

/** Whether the first one stays first whatever the missing scores turn out to be, its own and those of the others still in the race. */
export function isSettled(standings: readonly Standing[]): boolean {
  const winner = winnerOf(standings);
  if (!winner?.range || winner.canFail) return false;
  const [low] = winner.range;
  const others = standings.filter((standing) => standing !== winner && standing.failed.length === 0);
  return others.every(({ range }) => range !== undefined && range[1] < low - tolerance);
}
