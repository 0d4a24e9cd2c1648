/** What one word after `npm run rename --` renames. */
import type { Plan } from '../apply.ts';
import type { Sources } from '../sources.ts';

export interface Renaming {
  /** The words that follow its own, as an error names them: as many as there must be. */
  readonly takes: readonly string[];
  /** Whether more may follow the last one. */
  readonly takesMore?: boolean;
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
