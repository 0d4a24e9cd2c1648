/** What one word after `npm run new --` adds. */
import type { Plan } from './apply.ts';
import type { Sources } from './sources.ts';

export interface Thing {
  /** Its options; those of other things are refused. */
  readonly options: readonly string[];
  readonly plan: (asked: Asked) => Plan;
}

export interface Asked {
  readonly sources: Sources;
  /** The id of what is new. */
  readonly id: string;
  /** How it was called, for errors: `npm run new -- page team`. */
  readonly where: string;
  /** The value of an option. */
  readonly one: (option: string) => string | undefined;
  /** All values of an option that may be given several times. */
  readonly all: (option: string) => readonly string[];
}
