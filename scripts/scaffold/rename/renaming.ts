/** What one word after `npm run rename --` renames. */
import type { Plan } from '../apply.ts';
import type { Sources } from '../sources.ts';

export interface Renaming {
  /** The words that follow its own, as an error names them. */
  readonly takes: readonly [string, string];
  readonly plan: (asked: Asked) => Plan;
}

export interface Asked {
  readonly sources: Sources;
  /** What it is called today. */
  readonly from: string;
  /** What it is to be called, in several words where it takes several. */
  readonly to: readonly [string, ...string[]];
  /** How it was called, for errors: `npm run rename -- page about company`. */
  readonly where: string;
}
