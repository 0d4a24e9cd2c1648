/** What the examiner keeps from one look to the next: it outlives the modules that look. */

import type { Source } from '../check/sources.ts';
import type { Problem } from '../lib/problem.ts';

export interface Seen {
  /** The files that people write, as objects that stay the same while their text does: rules keep what they know of one by it. */
  readonly sources: Map<string, Source>;
  /** What rules found in something, and what it looked like then. */
  readonly found: Map<string, { readonly looks: string; readonly problems: readonly Problem[] }>;
}

export function createSeen(): Seen {
  return { sources: new Map(), found: new Map() };
}

/** What `look` finds, or has found in something that still looks the same. `name`: what it is, apart from everything else. */
export function onceFor(seen: Seen, name: string, looks: string, look: () => readonly Problem[]): readonly Problem[] {
  const known = seen.found.get(name);
  if (known?.looks === looks) return known.problems;
  const problems = look();
  seen.found.set(name, { looks, problems });
  return problems;
}
