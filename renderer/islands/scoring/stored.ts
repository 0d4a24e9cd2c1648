/** The comparison on the visitor’s device: the one in work, and the one before it, so that nothing that replaces it loses it. */
import type { Comparison } from './comparison.ts';
import { fromText, toText } from './keep/parse.ts';

export const currentKey = 'location-scoring';
const keys = { current: currentKey, previous: 'location-scoring-previous' } as const;

/** What is kept under a name; undefined when nothing is, or nothing that this version can read. */
export function readStored(name: keyof typeof keys): Comparison | undefined {
  try {
    return fromText(localStorage.getItem(keys[name]) ?? '').comparison;
  } catch {
    return undefined;
  }
}

/** Keeps a comparison, or with undefined forgets it. Answers whether the browser did. */
export function store(name: keyof typeof keys, comparison: Comparison | undefined): boolean {
  try {
    if (comparison) localStorage.setItem(keys[name], toText(comparison));
    else localStorage.removeItem(keys[name]);
    return true;
  } catch {
    return false;
  }
}
