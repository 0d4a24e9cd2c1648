/** A comparison of locations: the visitor's input, without computed values. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';

/** From 0 to 10; null without a score. */
export type Score = number | null;

/** A location. Lists have an element per criterion, in the order of the featured article. */
export interface Candidate {
  /** Empty for a location without a name, which is shown by its letter. */
  readonly name: string;
  /** Rent and charges, in euros per year before VAT. */
  readonly rent: number | null;
  /** In square metres. */
  readonly surface: number | null;
  /** Expected sales, in euros per year before VAT. */
  readonly sales: number | null;
  readonly scores: readonly Score[];
  /** The evidence for each score; empty without a note. */
  readonly notes: readonly string[];
}

export interface Comparison {
  /** Per criterion: from 0 (ignored) to 5. */
  readonly weights: readonly number[];
  /** Per criterion: a lower score eliminates the location; 0 for no threshold. */
  readonly thresholds: readonly number[];
  readonly candidates: readonly Candidate[];
}

const { criteria, locations, usualWeight } = scoringBounds;

/** A location without data. */
export const newCandidate: Candidate = {
  name: '',
  rent: null,
  surface: null,
  sales: null,
  scores: Array<Score>(criteria).fill(null),
  notes: Array<string>(criteria).fill(''),
};

/** The initial comparison: the minimum number of locations, equal weights. */
export const newComparison: Comparison = {
  weights: Array<number>(criteria).fill(usualWeight),
  thresholds: Array<number>(criteria).fill(0),
  candidates: Array<Candidate>(locations.min).fill(newCandidate),
};

/** Returns a copy of the list with `value` at index `place`. */
export function withAt<Value>(list: readonly Value[], place: number, value: Value): readonly Value[] {
  return list.map((old, index) => (index === place ? value : old));
}

/** Returns the letter of a location: A for the first. */
export function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}
