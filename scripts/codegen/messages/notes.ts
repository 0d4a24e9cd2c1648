/** What codegen says of texts that moved: those carried along, those that retired, and renames that nobody has declared. */

import type { JsonObject } from '../../model/messages/json.ts';
import { placedTexts, type Texts, wholeKey, writtenTexts } from '../../model/messages/texts.ts';
import { highestWithout, upwards } from '../../model/renames.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { undeclaredRenames } from './hints.ts';

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
