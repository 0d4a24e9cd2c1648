/** A comparison as it is kept, in a link or on the device: a list of plain values that begins with the version of its form. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Candidate, Comparison, Score } from '../comparison.ts';
import { isAmount, lengthOf, lineOf } from '../values.ts';

/** The version of this form. It changes with the criteria, their order, or anything else that would have old links say something new. */
export const version = 1;

/**
 * Why what was kept is not taken: `newer` was made by a version of this tool that is not here yet, `damaged` is cut off, changed
 * or not ours, `long` is longer than any comparison can be.
 */
export type Refusal = 'newer' | 'damaged' | 'long';

export type Parsed =
  | { readonly comparison: Comparison; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly comparison?: never };

const { criteria, locations, score: top, weight: heaviest, name: longestName, note: longestNote } = scoringBounds;

/** What is kept of a comparison. Equal comparisons give equal texts. */
export function toText({ weights, thresholds, candidates }: Comparison): string {
  const lists = candidates.map(({ name, rent, surface, sales, scores, notes }) => [name, rent, surface, sales, scores, notes]);
  return JSON.stringify([version, weights, thresholds, lists]);
}

/** The comparison that was kept, checked value by value: nothing that a visitor could not have entered gets through. */
export function fromText(text: string): Parsed {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return { refusal: 'damaged' };
  }
  if (!Array.isArray(kept)) return { refusal: 'damaged' };
  if (isWhole(kept[0], Number.MAX_SAFE_INTEGER) && kept[0] > version) return { refusal: 'newer' };
  const [found, weights, thresholds, lists, ...more] = kept;
  const isOurs =
    found === version && more.length === 0 && isListOf(weights, isWeight) && isListOf(thresholds, isGiven) && Array.isArray(lists);
  if (!isOurs || lists.length < locations.min || lists.length > locations.max) return { refusal: 'damaged' };
  const candidates = lists.flatMap((list) => toCandidate(list) ?? []);
  return candidates.length === lists.length ? { comparison: { weights, thresholds, candidates } } : { refusal: 'damaged' };
}

function toCandidate(list: unknown): Candidate | undefined {
  if (!Array.isArray(list) || list.length !== 6) return;
  const [name, rent, surface, sales, scores, notes] = list;
  if (!isText(name, longestName) || !isFigure(rent) || !isFigure(surface) || !isFigure(sales)) return;
  if (!isListOf(scores, isScore) || !isListOf(notes, (note) => isText(note, longestNote))) return;
  return { name, rent, surface, sales, scores, notes };
}

function isListOf<Value>(list: unknown, isValue: (value: unknown) => value is Value): list is Value[] {
  return Array.isArray(list) && list.length === criteria && list.every(isValue);
}

function isWhole(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function isGiven(value: unknown): value is number {
  return isWhole(value, top);
}

function isWeight(value: unknown): value is number {
  return isWhole(value, heaviest);
}

function isScore(value: unknown): value is Score {
  return value === null || isGiven(value);
}

function isFigure(value: unknown): value is number | null {
  return value === null || isAmount(value);
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && lengthOf(value) <= max && value === lineOf(value);
}
