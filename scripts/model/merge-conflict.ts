/** Finds merge conflicts. */
import { placesIn } from '../lib/lines.ts';
import type { Placeless } from './problem.ts';

/** The lines that git writes around the two sides of a conflict. */
const marker = /^(?:<{7}|={7}|>{7})(?: |\r?$)/m;

/** Returns the offset of the first merge conflict in a text. */
export function conflictOffset(text: string): number | undefined {
  const offset = text.search(marker);
  return offset < 0 ? undefined : offset;
}

/** Returns the line of the first merge conflict in a text, from 1. */
export function conflictLine(text: string): number | undefined {
  const offset = conflictOffset(text);
  return offset === undefined ? undefined : placesIn(text)(offset).line;
}

/** The problem of a conflict in a source file. */
export const mergeConflict: Placeless = {
  found: 'a merge conflict',
  expected: 'one side of the merge, or both joined',
  wayOut: 'keep what is right of the two sides, and remove the lines of <, = and >',
};
