/** A comparison of locations: all that a visitor enters, and nothing that is computed. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';

/** From 0 to 10; null while nobody has given it. */
export type Score = number | null;

/** One location. Lists go by criterion, in the order of the featured article. */
export interface Candidate {
  /** Empty until it is given one: it then goes by its letter. */
  readonly name: string;
  /** Rent and charges, in euros a year before VAT. */
  readonly rent: number | null;
  /** In square metres. */
  readonly surface: number | null;
  /** Sales expected, in euros a year before VAT. */
  readonly sales: number | null;
  readonly scores: readonly Score[];
  /** What each score rests on; empty where nothing was written. */
  readonly notes: readonly string[];
}

export interface Comparison {
  /** By criterion: from 0, left out, to 5. */
  readonly weights: readonly number[];
  /** By criterion: a location with a lower score is out; 0 where there is no such limit. */
  readonly thresholds: readonly number[];
  readonly candidates: readonly Candidate[];
}

const { criteria, locations, usualWeight } = scoringBounds;

/** A location of which nothing is known yet. */
export const newCandidate: Candidate = {
  name: '',
  rent: null,
  surface: null,
  sales: null,
  scores: Array<Score>(criteria).fill(null),
  notes: Array<string>(criteria).fill(''),
};

/** What a visitor begins with: as many locations as make a comparison, every criterion of the same weight. */
export const newComparison: Comparison = {
  weights: Array<number>(criteria).fill(usualWeight),
  thresholds: Array<number>(criteria).fill(0),
  candidates: Array<Candidate>(locations.min).fill(newCandidate),
};

/** The list with another value at one place. */
export function withAt<Value>(list: readonly Value[], place: number, value: Value): readonly Value[] {
  return list.map((old, index) => (index === place ? value : old));
}
