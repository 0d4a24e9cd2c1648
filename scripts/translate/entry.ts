/** What a file of translations says of one text, whatever its format. */

import { hashOf } from '../model/messages/sources.ts';
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

/** A short word for a text; `none` for a missing one. It begins as no number does: a spreadsheet would save `7166006e74` as 7.17E+80. */
export function baseOf(target: string): string {
  return target === '' ? 'none' : `t${hashOf(target)}`;
}

/** Whether a translation is the one that was exported: its translator has nothing to say of it. */
export function isUntouched({ base, target }: Pick<Entry, 'base' | 'target'>): boolean {
  return base === baseOf(target);
}
