/** Decides for each entry of a translation file: write the translation, or reject the entry with a problem. */
import { groupBy } from '../lib/maps.ts';
import { textFault } from '../model/messages/validate.ts';
import { closest, type Placeless, type Problem, short } from '../model/problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import { baseOf, type Entry, isUntouched, respaced } from './entry.ts';
import type { Unit } from './unit.ts';

/** The error value that a spreadsheet stores when a text is read as a formula, in any language: `#NAME?`, `#NOM?`, `#WERT!`, `Err:508`. */
const spreadsheetError = /^(?:#[\p{Lu}\d/]+[?!]|#N\/A|#NV|Err:\d{3})$/u;

/** A translation to write. */
export interface Landing {
  readonly unit: Unit;
  readonly target: string;
  /** Set if the replaced translation may be newer than the export, because the file has no `base`. */
  readonly isBlind: boolean;
}

export interface Decisions {
  readonly landings: readonly Landing[];
  readonly refused: readonly Problem[];
  /** Number of entries whose translation is already in the message file. */
  readonly unchanged: number;
  readonly empty: number;
}

/** Decides on each entry. `units`: all units of all target locales. */
export function decide(site: SiteModel, units: readonly Unit[], entries: readonly Entry[]): Decisions {
  const known = new Map(units.map((unit) => [nameOf(unit), unit]));
  const landings = new Map<string, Landing>();
  const firsts = new Map<string, Entry>();
  const locales = new Set(units.map(({ locale }) => locale));
  const unknownLocales = groupBy(
    entries.filter(({ locale }) => !locales.has(locale)),
    ({ locale }) => locale,
  );
  const refused: Problem[] = [...unknownLocales.values()].flatMap((own) => unknownLocale(own, locales));
  const drafts: Entry[] = [];
  let [unchanged, empty] = [0, 0];
  for (const read of entries) {
    if (!locales.has(read.locale)) continue;
    const name = nameOf(read);
    const entry = respaced(read, known.get(name)?.source ?? '');
    const refuse = (complaint: Placeless) => refused.push({ ...complaint, where: `${entry.where} (${entry.id})` });
    const [unit, language, first] = [known.get(name), site.languages.find(({ locale }) => locale === entry.locale), firsts.get(name)];
    if (entry.target !== '') firsts.set(name, first ?? entry);
    if (!unit || !language) refuse(unknownKey(units, entry));
    else if (entry.target === '') empty++;
    else if (first && first.target !== entry.target) refuse(duplicate(first));
    else if (!haveSameWords(entry.source, unit.source)) refuse(otherSource(unit, entry));
    else if (unit.target !== '' && isAsItWas(entry.target, unit)) {
      // The translator has confirmed the current translation.
      if (entry.isChecked && unit.state === 'stale') landings.set(name, { unit, target: unit.target, isBlind: false });
      else unchanged++;
    } else if (isUntouched(entry)) unchanged++;
    else if (entry.isDraft) drafts.push(entry);
    else {
      const target = tidied(entry.target, unit, unit.source);
      const complaint =
        writtenSince(unit, entry) ?? wordless(entry) ?? textFault({ site, bundle: unit.bundle, leaf: unit.leaf }, target, language);
      if (complaint) refuse(complaint);
      else landings.set(name, { unit, target, isBlind: entry.base === undefined && unit.target !== '' });
    }
  }
  return { landings: [...landings.values()], refused: [...refused, ...draftProblems(drafts)], unchanged, empty };
}

/** Returns an id of a unit that is unique across locales. */
export function nameOf({ locale, id }: { readonly locale: string; readonly id: string }): string {
  return `${locale} ${id}`;
}

/** Returns one problem for all entries of an unknown locale. */
function unknownLocale(entries: readonly Entry[], locales: ReadonlySet<string>): Problem[] {
  const found = `in "${entries[0]?.locale}"`;
  const expected = `a target locale: ${[...locales].join(', ')}`;
  return oneProblem(entries, 'text', found, { expected, wayOut: 'correct the locale' });
}

/** Returns one problem for all entries that the translation tool has marked as untranslated. */
function draftProblems(entries: readonly Entry[]): Problem[] {
  return oneProblem(entries, 'segment', 'marked as untranslated', {
    expected: 'segments marked as translated, such as state="translated"',
    wayOut: 'confirm the segments in the translation tool, and save the file again',
  });
}

/** Returns one problem at the first of some entries, which counts them; none without entries. */
function oneProblem([first, ...others]: readonly Entry[], noun: string, what: string, rest: Omit<Placeless, 'found'>): Problem[] {
  if (!first) return [];
  const found = others.length === 0 ? `a ${noun} ${what}` : `${others.length + 1} ${noun}s ${what}, the first of them here`;
  return [{ where: `${first.where} (${first.id})`, found, ...rest }];
}

function unknownKey(units: readonly Unit[], { locale, id }: Entry): Placeless {
  const ids = units.filter((unit) => unit.locale === locale).map((unit) => unit.id);
  const wayOut = 'correct the key, or export again: the key may have been renamed or removed';
  return { found: `the unknown key ${id}`, expected: `a key of the schema: ${closest(id, ids)}`, wayOut };
}

function duplicate({ where }: Entry): Placeless {
  return {
    found: `a second text for this key; the first is at ${where}`,
    expected: 'one text for each key',
    wayOut: 'remove one of the two texts',
  };
}

function otherSource({ source }: Unit, entry: Entry): Placeless {
  const [exported, current] = excerptsOfDifference(entry.source, source);
  return {
    found: `a translation of the former source text “${exported}”`,
    expected: source === '' ? 'no translation: the source text is empty' : `a translation of the current source text “${current}”`,
    wayOut: 'export again, and translate the current source text',
  };
}

function writtenSince({ target }: Unit, { base }: Entry): Placeless | undefined {
  if (base === undefined || base === baseOf(target)) return undefined;
  return {
    found:
      target === ''
        ? 'a translation that was removed since the export'
        : `a translation that was written since the export: “${short(target)}”`,
    expected: 'the translation that was exported',
    wayOut: 'export again, and choose one of the two translations',
  };
}

/** Returns the problem of a target that is only blanks, an error value, or contains a character that no text has. */
export function wordless({ target }: Pick<Entry, 'target'>): Placeless | undefined {
  if (!/\S/.test(target)) {
    return { found: 'blanks', expected: 'a text or an empty cell', wayOut: 'write the text, or remove the blanks' };
  }
  if (spreadsheetError.test(target)) {
    const found = `“${target}”, the error value of a spreadsheet`;
    const wayOut = "write the text again, after an apostrophe (') if it begins with =, + or -";
    return { found, expected: 'the text that was typed there', wayOut };
  }
  const [invisible] = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u.exec(target) ?? [];
  if (invisible !== undefined) {
    const found = `the ${/\p{Cs}/u.test(invisible) ? 'half character' : 'control character'} ${codeOf(invisible)} in “${short(target)}”`;
    return { found, expected: 'visible characters', wayOut: 'remove it, or write the character that it stands for' };
  }
  if (!target.includes('\uFFFD')) return undefined;
  const expected = 'the letters that were lost when a program read the file in a wrong encoding';
  return { found: `the replacement character \uFFFD in “${short(target)}”`, expected, wayOut: 'write the lost letters again' };
}

/** Returns the code of a character: `U+0007`. */
function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** No-break spaces. Some spreadsheets and translation tools replace them by ordinary spaces. */
const unbreakable = /[\u00a0\u202f]/g;

/** Compares two texts without regard to white space and Unicode composition. */
function haveSameWords(one: string, other: string): boolean {
  return words(one) === words(other);
}

/** Returns true if a text is the translation of a unit, except for lost no-break spaces, surrounding blanks and Unicode composition. */
export function isAsItWas(text: string, unit: Pick<Unit, 'target' | 'leaf'>): boolean {
  const before = unit.target;
  const [now, then] = [tidied(text, unit, before), before.normalize()];
  const count = (each: string) => each.match(unbreakable)?.length ?? 0;
  return text === before || (now.replace(unbreakable, ' ') === then.replace(unbreakable, ' ') && count(now) <= count(then));
}

/** Trims a text and composes its letters (NFC). Line breaks become LF in prose; elsewhere they are removed if `model` has none. */
export function tidied(text: string, { leaf }: Pick<Unit, 'leaf'>, model: string): string {
  const whole = text.normalize().trim();
  if (leaf.meta.prose) return whole.replace(/\r\n?/g, '\n');
  return /[\r\n]/.test(model) ? whole : whole.replace(/[ \t]*[\r\n]+\s*/g, ' ');
}

/** Returns excerpts of two texts around their first difference, for an error message. */
function excerptsOfDifference(one: string, other: string): readonly [string, string] {
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
