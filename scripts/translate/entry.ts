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
  /** Set if a reviewer has confirmed the translation: only this confirms one that a program wrote. */
  readonly isReviewed?: boolean;
  /** Set if the translation tool has marked the text as untranslated: the target may be a copy of the source, or a guess of a machine. */
  readonly isDraft?: boolean;
  /** The parts of a text that a tool has split, in their order in each language; {@link respaced} joins them. */
  readonly parts?: { readonly sources: readonly string[]; readonly targets: readonly string[] };
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

/** Joins the parts of an entry with the white space of the current source text that a tool left out when it split the text. */
export function respaced(entry: Entry, source: string): Entry {
  if (!entry.parts) return entry;
  const { sources, targets } = entry.parts;
  const gaps = sources.slice(0, -1).map((_, index) => gapAfter(source, sources.slice(0, index + 1).join('')));
  const join = (parts: readonly string[]) =>
    parts.reduce((text, part, index) => text + (/\s$/.test(text) || /^\s/.test(part) ? '' : (gaps[index - 1] ?? '')) + part);
  return { ...entry, source: join(sources), target: targets.every((part) => part === '') ? '' : join(targets) };
}

/** Returns the white space of a text after the characters of `start`, which may have other white space. */
function gapAfter(text: string, start: string): string {
  const characters = [...start.replace(/\s/g, '')].length;
  return new RegExp(`^(?:\\s*\\S){${characters}}(\\s*)`, 'u').exec(text)?.[1] ?? '';
}
