/** An entry of a translation file, in any format. */
import { hashOf } from '../model/messages/sources.ts';
import type { Problem } from '../model/problem.ts';

export interface Entry {
  readonly locale: string;
  /** The key with its bundle: `home.hero.title`. */
  readonly id: string;
  readonly source: string;
  /** The translation; may be empty. */
  readonly target: string;
  /** {@link baseOf} the translation at the export; undefined if the file has no such value. */
  readonly base: string | undefined;
  /** Set if the translator has confirmed the translation. */
  readonly isChecked: boolean;
  /** File and line: `en.xlf:12`. */
  readonly where: string;
}

/** The content of a translation file: its entries, and a problem for each unit or row that cannot be read. */
export interface ReadFile {
  readonly entries: readonly Entry[];
  readonly refused: readonly Problem[];
}

/** Returns a short hash of a text, or `none`. The hash begins with a letter: a spreadsheet would save `7166006e74` as 7.17E+80. */
export function baseOf(target: string): string {
  return target === '' ? 'none' : `t${hashOf(target)}`;
}

/** Returns true if the translation is the exported one. */
export function isUntouched({ base, target }: Pick<Entry, 'base' | 'target'>): boolean {
  return base === baseOf(target);
}
