/** Formats the notes of codegen on moved texts, confirmed translations, retired texts, and likely renames. */
import { groupBy } from '../../lib/maps.ts';
import { highestWithout, upwards } from '../renames.ts';
import type { SiteModel } from '../site-model.ts';
import { type JsonObject, placedTexts, type Texts, wholeKey, writtenTexts } from './texts.ts';

/** Moved and retired texts of one locale. */
export interface LocaleStory {
  readonly locale: string;
  /** The current whole keys. */
  readonly keys: ReadonlySet<string>;
  /** Number of moved texts, by declared rename. */
  readonly carried: ReadonlyMap<string, number>;
  /** Whole keys whose texts retire in this run. */
  readonly retiring: readonly string[];
  /** All retired texts. */
  readonly retired: Texts;
  /** The new message files, by bundle. */
  readonly messages: ReadonlyMap<string, JsonObject>;
}

/** Returns the lines to print, in the order of keys. */
export function notesOf(site: SiteModel, stories: readonly LocaleStory[]): string[] {
  const declared = Object.keys(site.renamed).sort();
  const carried = declared.flatMap((from) => {
    const counts = stories.map(({ locale, carried }) => [locale, carried.get(from) ?? 0] as const);
    return counts.some(([, count]) => count > 0) ? [`carried ${from} to ${site.renamed[from]}: ${inWords(counts)}`] : [];
  });
  const gone = stories.map(({ locale, keys, retiring }) => {
    const known = new Set([...keys].flatMap(upwards));
    return [locale, retiring.map((key) => highestWithout(key, known))] as const;
  });
  const left = [...new Set(gone.flatMap(([, keys]) => keys))].sort();
  const retired = left.map((key) => {
    const counts = gone.map(([locale, keys]) => [locale, keys.filter((each) => each === key).length] as const);
    return `retired ${key}: ${inWords(counts)}, kept in _retired.json`;
  });
  return [...carried, ...retired, ...hints(stories)];
}

/** Formats the note on translations of a locale whose source texts have changed too: `confirmed 3 translations in en: 2 in about, 1 in home`. */
export function confirmedNote(locale: string, keys: readonly string[]): string {
  const counts = [...groupBy(keys, (key) => key.split('.')[0])].map(([bundle, own]) => `${own.length} in ${bundle}`);
  const noun = keys.length === 1 ? 'translation' : 'translations';
  return `confirmed ${keys.length} ${noun} in ${locale} that changed with the source: ${counts.join(', ')}`;
}

/** Suggests renames for keys without texts that resemble removed keys. */
function hints(stories: readonly LocaleStory[]): string[] {
  const gone = new Set(stories.flatMap(({ retired }) => placedTexts(retired).map(wholeKey)));
  if (gone.size === 0) return [];
  const keys = new Set(stories.flatMap(({ keys: own }) => [...own]));
  const texts = stories.flatMap(({ messages }) => [...messages].map(([bundle, values]) => ({ [bundle]: writtenTexts(values) })));
  const written = new Set(texts.flatMap(placedTexts).map(wholeKey));
  const unwritten = new Set([...keys].filter((key) => !written.has(key)));
  return undeclaredRenames(gone, unwritten, keys).map(
    ([from, to]) =>
      `hint    ${to} has no text, and ${from} had one. If ${from} was renamed to ${to}, add to schema/site/renamed.ts:\n  ${from.includes('.') ? `'${from}'` : from}: '${to}',`,
  );
}

/** `2 texts in en, 1 in fr`. */
function inWords(counts: readonly (readonly [locale: string, count: number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([locale, count], index) => `${count}${index > 0 ? '' : count === 1 ? ' text' : ' texts'} in ${locale}`)
    .join(', ');
}

/** Limit of suggestions for one key. */
const maxSuggestions = 3;

/** Returns pairs of removed and similar current keys. `gone`: keys of retired texts; `unwritten`: keys without a text; `leaves`: current keys; all whole. */
function undeclaredRenames(
  gone: Iterable<string>,
  unwritten: ReadonlySet<string>,
  leaves: ReadonlySet<string>,
): [from: string, to: string][] {
  const known = new Set([...leaves].flatMap(upwards));
  const texts = [...gone].filter((key) => !known.has(key) && !isOlderText(key));
  const sources = shapes(texts, (key) => highestWithout(key, known));
  const written = new Set([...leaves].filter((key) => !unwritten.has(key)).flatMap(upwards));
  const targets = shapes(unwritten, (key) => highestWithout(key, written));
  return [...targets].flatMap(([to, shape]) => {
    const alike = [...sources].filter(([from, other]) => other === shape && (shape !== '' || isNear(from, to)));
    return alike.length > maxSuggestions ? [] : alike.map(([from]): [string, string] => [from, to]);
  });
}

/** Groups keys by their ancestor. The value lists the remaining parts of the keys, sorted. */
function shapes(keys: Iterable<string>, groupOf: (key: string) => string): Map<string, string> {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const group = groupOf(key);
    groups.set(group, [...(groups.get(group) ?? []), key.slice(group.length)]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, rest]) => [group, rest.sort().join(' ')]));
}

/** Returns true for keys in the same bundle or with the same name: single texts all have the same shape. */
function isNear(from: string, to: string): boolean {
  return from.split('.')[0] === to.split('.')[0] || from.split('.').at(-1) === to.split('.').at(-1);
}

/** Returns true for `about.title (2)`, an older retired text of the key. */
function isOlderText(key: string): boolean {
  return / \(\d+\)$/.test(key);
}
