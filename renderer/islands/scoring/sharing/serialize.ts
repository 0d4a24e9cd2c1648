/** Serializes comparisons for links and for localStorage: a JSON list that begins with the version of the format. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Candidate, Comparison, Score } from '../comparison.ts';
import { isAmount, lengthOf, lineOf } from '../values.ts';

/** Version of the format. Increase it when criteria, their order, or anything else changes the meaning of old links. */
export const version = 1;

/** `newer`: from a newer version of the tool. `damaged`: incomplete, changed or foreign. `long`: longer than any comparison. */
export type Refusal = 'newer' | 'damaged' | 'long';

export type Parsed =
  | { readonly comparison: Comparison; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly comparison?: never };

const { criteria, locations, score: top, weight: heaviest, name: longestName, note: longestNote } = scoringBounds;

/** Serializes a comparison. Equal comparisons have equal texts. */
export function toText({ weights, thresholds, candidates }: Comparison): string {
  const lists = candidates.map(({ name, rent, surface, sales, scores, notes }) => [name, rent, surface, sales, scores, notes]);
  return JSON.stringify([version, weights, thresholds, lists]);
}

/** Parses a comparison and validates every value: accepts only what a visitor can enter. */
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

export const currentKey = 'location-scoring';
const keys = { current: currentKey, previous: 'location-scoring-previous' } as const;

/** Reads a comparison from localStorage; undefined without a readable one. */
export function readStored(name: keyof typeof keys): Comparison | undefined {
  try {
    return fromText(localStorage.getItem(keys[name]) ?? '').comparison;
  } catch {
    return undefined;
  }
}

/** Stores a comparison in localStorage, or removes it for undefined. Returns false when the browser refuses. */
export function store(name: keyof typeof keys, comparison: Comparison | undefined): boolean {
  try {
    if (comparison) localStorage.setItem(keys[name], toText(comparison));
    else localStorage.removeItem(keys[name]);
    return true;
  } catch {
    return false;
  }
}
