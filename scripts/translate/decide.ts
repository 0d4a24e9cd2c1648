/** Decides for each entry of a translation file: write the translation, or reject the entry with a problem. */
import type { Language } from '../../schema/text/typeset.ts';
import { groupBy } from '../lib/maps.ts';
import { complain } from '../model/messages/validate.ts';
import { closest, type Placeless, type Problem, short } from '../model/problem.ts';
import { baseOf, type Entry, isUntouched } from './entry.ts';
import type { Unit } from './unit.ts';

/** An error value of a spreadsheet that read a text as a formula, in any language: `#NAME?`, `#NOM?`, `#WERT!`, `Err:508`. */
const spreadsheetError = /^(?:#[\p{Lu}\d/]+[?!]|#N\/A|#NV|Err:\d{3})$/u;

/** An entry that may land. */
export interface Landing {
  readonly unit: Unit;
  readonly target: string;
  /** Set if the replaced translation may be newer than the export, because the file has no `base`. */
  readonly isBlind: boolean;
}

export interface Decisions {
  readonly landings: readonly Landing[];
  readonly refused: readonly Problem[];
  /** Entries that say what is there already. */
  readonly unchanged: number;
  /** Entries without a translation. */
  readonly empty: number;
}

/** Decides on each entry. `units` are all there are, in every locale that is translated into. */
export function decide(units: readonly Unit[], languages: readonly Language[], entries: readonly Entry[]): Decisions {
  const known = new Map(units.map((unit) => [nameOf(unit), unit]));
  const landings = new Map<string, Landing>();
  const seen = new Map<string, Entry>();
  const locales = new Set(units.map(({ locale }) => locale));
  const strange = groupBy(
    entries.filter(({ locale }) => !locales.has(locale)),
    ({ locale }) => locale,
  );
  const refused: Problem[] = [...strange.values()].flatMap((own) => inNoLocale(own, locales));
  let [unchanged, empty] = [0, 0];
  for (const entry of entries) {
    if (!locales.has(entry.locale)) continue;
    const name = nameOf(entry);
    const refuse = (complaint: Placeless) => refused.push({ ...complaint, where: `${entry.where} (${entry.id})` });
    const [unit, language, first] = [known.get(name), languages.find(({ locale }) => locale === entry.locale), seen.get(name)];
    if (entry.target !== '') seen.set(name, first ?? entry);
    if (!unit || !language) refuse(unknown(units, entry));
    else if (entry.target === '') empty++;
    else if (first && first.target !== entry.target) refuse(twice(first));
    else if (!haveSameWords(entry.source, unit.source)) refuse(otherSource(unit, entry));
    else if (unit.target !== '' && isAsItWas(entry.target, unit.target)) {
      // The translator has looked at it, and leaves it as it is.
      if (entry.isChecked && unit.state === 'stale') landings.set(name, { unit, target: unit.target, isBlind: false });
      else unchanged++;
    } else if (isUntouched(entry)) unchanged++;
    else {
      const target = tidied(entry.target, unit.source);
      const complaint = writtenSince(unit, entry) ?? wordless(entry) ?? complain(unit.leaf, target, language);
      if (complaint) refuse(complaint);
      else landings.set(name, { unit, target, isBlind: entry.base === undefined && unit.target !== '' });
    }
  }
  return { landings: [...landings.values()], refused, unchanged, empty };
}

/** A key in a language. */
export function nameOf({ locale, id }: { readonly locale: string; readonly id: string }): string {
  return `${locale} ${id}`;
}

/** Entries in a locale that nobody translates into: a mistake in the file, told once. */
function inNoLocale([first, ...others]: readonly Entry[], locales: ReadonlySet<string>): Problem[] {
  if (!first) return [];
  const found = others.length === 0 ? `a text in "${first.locale}"` : `${others.length + 1} texts in "${first.locale}", this one the first`;
  const expected = `a locale that is translated into: ${[...locales].join(', ')}`;
  return [{ where: `${first.where} (${first.id})`, found, expected, wayOut: 'correct the locale' }];
}

function unknown(units: readonly Unit[], { locale, id }: Entry): Placeless {
  const ids = units.filter((unit) => unit.locale === locale).map((unit) => unit.id);
  const wayOut = 'correct the key, or export again: it may have been renamed, or have left';
  return { found: `the key ${id}`, expected: `a known one: ${closest(id, ids)}`, wayOut };
}

function twice({ where }: Entry): Placeless {
  return {
    found: `a second text for this key; the first is at ${where}`,
    expected: 'one text for each key',
    wayOut: 'remove one of the two',
  };
}

function otherSource({ source }: Unit, entry: Entry): Placeless {
  const [then, today] = whereTheyPart(entry.source, source);
  return {
    found: `a translation of “${then}”`,
    expected: source === '' ? 'no translation: the source has no text today' : `one of today’s source, “${today}”`,
    wayOut: 'export again, and translate the source of today',
  };
}

function writtenSince({ target }: Unit, { base }: Entry): Placeless | undefined {
  if (base === undefined || base === baseOf(target)) return undefined;
  return {
    found:
      target === ''
        ? 'a translation that was removed since the export'
        : `a translation that was written since the export: “${short(target)}”`,
    expected: 'the one that was exported, as it was',
    wayOut: 'export again, and decide between the two',
  };
}

/** Returns the problem of a target that is no text: blanks, an error value, or a replacement character. */
function wordless({ target }: Entry): Placeless | undefined {
  if (!/\S/.test(target)) {
    return { found: 'blanks', expected: 'a text, or nothing where there is none yet', wayOut: 'write the text, or remove the blanks' };
  }
  if (spreadsheetError.test(target)) {
    const found = `“${target}”, the sign of a spreadsheet for a formula that is none`;
    const wayOut = "write the text again; behind an apostrophe, ', where it begins with =, + or -";
    return { found, expected: 'the text that was typed there', wayOut };
  }
  if (!target.includes('\uFFFD')) return undefined;
  const expected = 'the letters that were there before a program read the file in a wrong encoding';
  return { found: `the sign \uFFFD in “${short(target)}”`, expected, wayOut: 'write them again' };
}

/** Spaces that no line breaks at; some spreadsheets and tools of translators know the ordinary one alone. */
const unbreakable = /[\u00a0\u202f]/g;

/** Compares two texts without regard to white space and Unicode composition. */
function haveSameWords(one: string, other: string): boolean {
  return words(one) === words(other);
}

/** Returns true if a text is unchanged except for lost no-break spaces, surrounding blanks and Unicode composition. */
export function isAsItWas(text: string, before: string): boolean {
  const [now, then] = [tidied(text, before), before.normalize()];
  const count = (each: string) => each.match(unbreakable)?.length ?? 0;
  return text === before || (now.replace(unbreakable, ' ') === then.replace(unbreakable, ' ') && count(now) <= count(then));
}

/** A text without what slips into cells: blanks around it, letters in two parts, and line breaks where the source has none. */
function tidied(text: string, source: string): string {
  const whole = text.normalize().trim();
  return /[\r\n]/.test(source) ? whole : whole.replace(/[ \t]*[\r\n]+\s*/g, ' ');
}

/** Two texts from a little before the place where they part, as an error message may show them. */
function whereTheyPart(one: string, other: string): readonly [string, string] {
  const [a, b] = [[...words(one)], [...words(other)]];
  const at = a.findIndex((letter, index) => letter !== b[index]);
  const from = Math.max(0, (at < 0 ? a.length : at) - 24);
  const shown = (letters: readonly string[]) =>
    `${from > 0 ? '…' : ''}${letters.slice(from, from + 57).join('')}${letters.length > from + 57 ? '…' : ''}`;
  return [shown(a), shown(b)];
}

function words(text: string): string {
  return text.normalize().trim().replace(/\s+/g, ' ');
}
