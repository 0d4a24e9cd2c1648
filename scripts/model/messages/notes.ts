/** What codegen says of texts that moved: those carried along, those that retired, and renames that nobody has declared. */

import { highestWithout, upwards } from '../renames.ts';
import type { SiteModel } from '../site-model.ts';
import { type JsonObject, placedTexts, type Texts, wholeKey, writtenTexts } from './texts.ts';

/** What happened in one locale. */
export interface LocaleStory {
  readonly locale: string;
  /** How many texts arrived, by declared rename. */
  readonly carried: ReadonlyMap<string, number>;
  /** Whole keys whose texts retire now. */
  readonly retiring: readonly string[];
  /** Every retired text there is. */
  readonly retired: Texts;
  /** The message files as they will be, by bundle. */
  readonly messages: ReadonlyMap<string, JsonObject>;
}

/** The lines to print, in the order of keys. `keys` are the whole keys of today. */
export function notesOf(site: SiteModel, keys: ReadonlySet<string>, stories: readonly LocaleStory[]): string[] {
  const declared = Object.keys(site.renamed).sort();
  const carried = declared.flatMap((from) => {
    const counts = stories.map(({ locale, carried }) => [locale, carried.get(from) ?? 0] as const);
    return counts.some(([, count]) => count > 0) ? [`carried ${from} to ${site.renamed[from]}: ${inWords(counts)}`] : [];
  });
  const known = new Set([...keys].flatMap(upwards));
  const gone = (key: string) => highestWithout(key, known);
  const left = [...new Set(stories.flatMap(({ retiring }) => retiring.map(gone)))].sort();
  const retired = left.map((key) => {
    const counts = stories.map(({ locale, retiring }) => [locale, retiring.filter((each) => gone(each) === key).length] as const);
    return `retired ${key}: ${inWords(counts)}, kept in _retired.json`;
  });
  return [...carried, ...retired, ...hints(keys, stories)];
}

/** Lines to add to the schema where keys that nobody has written look like keys that have left. */
function hints(keys: ReadonlySet<string>, stories: readonly LocaleStory[]): string[] {
  const gone = new Set(stories.flatMap(({ retired }) => placedTexts(retired).map(wholeKey)));
  if (gone.size === 0) return [];
  const texts = stories.flatMap(({ messages }) => [...messages].map(([bundle, values]) => ({ [bundle]: writtenTexts(values) })));
  const written = new Set(texts.flatMap(placedTexts).map(wholeKey));
  const unwritten = new Set([...keys].filter((key) => !written.has(key)));
  return undeclaredRenames(gone, unwritten, keys).map(
    ([from, to]) =>
      `hint    ${to} has no text, and ${from} had one. If they are the same, add to schema/site/renamed.ts:\n  ${from.includes('.') ? `'${from}'` : from}: '${to}',`,
  );
}

/** `2 texts in en, 1 in fr`. */
function inWords(counts: readonly (readonly [locale: string, count: number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([locale, count], index) => `${count}${index > 0 ? '' : count === 1 ? ' text' : ' texts'} in ${locale}`)
    .join(', ');
}

/** More keys than these that may be meant are none that a person would look through. */
const most = 3;

/**
 * Pairs of a key that has left and one that may be the same today. `gone`: whole keys of retired texts; `unwritten`: whole
 * keys without a text in any locale; `leaves`: the whole keys of today.
 */
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
    return alike.length > most ? [] : alike.map(([from]): [string, string] => [from, to]);
  });
}

/** Groups of keys by what stands above them, each with the rest of its keys in order. */
function shapes(keys: Iterable<string>, groupOf: (key: string) => string): Map<string, string> {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const group = groupOf(key);
    groups.set(group, [...(groups.get(group) ?? []), key.slice(group.length)]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, rest]) => [group, rest.sort().join(' ')]));
}

/** A single text looks like any other: it is taken for the same in its own page only, or under its own name. */
function isNear(from: string, to: string): boolean {
  return from.split('.')[0] === to.split('.')[0] || from.split('.').at(-1) === to.split('.').at(-1);
}

/** `about.title (2)` made room for another text of the same key. */
function isOlderText(key: string): boolean {
  return / \(\d+\)$/.test(key);
}
