/** What a file of translations says of one text, whatever its format. */
import type { Problem } from '../model/problem.ts';

export interface Entry {
  readonly locale: string;
  /** The key with its bundle: `home.hero.title`. */
  readonly id: string;
  /** The source that was translated. */
  readonly source: string;
  /** The translation; empty where there is none. */
  readonly target: string;
  /** {@link baseOf} the translation there was at the export; undefined where the file does not say. */
  readonly base: string | undefined;
  /** Whether the translator says that the translation holds. */
  readonly isChecked: boolean;
  /** File and line: `en.xlf:12`. */
  readonly where: string;
}

/** A file as it was read: what it says, and what could not be made out, a unit or a row each. */
export interface ReadFile {
  readonly entries: readonly Entry[];
  readonly refused: readonly Problem[];
}
