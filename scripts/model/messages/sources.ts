/**
 * What each translation was made from: a hash of its source text, by bundle and key, kept beside the message files of its
 * locale. A source that has another hash today has changed since, and its translation is stale until somebody says that it
 * holds: `npm run translate -- ack`.
 */
import { hash } from 'node:crypto';
import type { Renamed } from '../../../schema/language/define.ts';
import type { Files } from '../generated-files.ts';
import { destinationOf } from '../renames.ts';
import { parseJson } from './parse.ts';
import { isObject, type JsonObject, type PlacedText, placedTexts, sourcesFile, type Texts, wholeKey, writtenTexts } from './texts.ts';

/** Hashes of source texts, by whole key: `about.hero.title`. */
export type Sources = ReadonlyMap<string, string>;

/** Of a translation: made from the source of today, from another one, or from nobody knows which. */
export type Standing = 'current' | 'stale' | 'unconfirmed';

/** Ten digits: among a thousand pages of texts, none has the hash of another by chance. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 10);
}

/** The sources that a locale has on record, each under the key of today. Throws a {@link ProblemsError} for a file that is no JSON. */
export function readSources(locale: string, files: Files, renamed: Renamed): Sources {
  const path = sourcesFile(locale);
  const placed = placedTexts(hashesIn(parseJson(path, files[path] ?? '{}')));
  return new Map(placed.map((place) => [destinationOf(wholeKey(place), renamed)?.key ?? wholeKey(place), place.text]));
}

/** How the translation of a text stands; `source` is the text of the default locale. */
export function standingOf(sources: Sources, key: string, source: string): Standing {
  const known = sources.get(key);
  if (known === undefined) return 'unconfirmed';
  return known === hashOf(source) ? 'current' : 'stale';
}

/**
 * The file of a locale's sources: those that are known, for the texts that are still there, and those just confirmed.
 * `texts` are the source texts in the order of the file; `isConfirmed` says which translations hold as their source is today.
 */
export function printSources(sources: Sources, texts: readonly PlacedText[], isConfirmed: (place: PlacedText) => boolean): string {
  return sourcesText(
    texts.flatMap((place) => {
      const value = isConfirmed(place) ? hashOf(place.text) : sources.get(wholeKey(place));
      return value === undefined ? [] : [[wholeKey(place), value] as const];
    }),
  );
}

/** The file that says these sources, in their order. */
function sourcesText(sources: Iterable<readonly [key: string, hash: string]>): string {
  const bundles = new Map<string, [key: string, hash: string][]>();
  for (const [key, value] of sources) {
    const bundle = key.split('.')[0] ?? '';
    const entries = bundles.get(bundle) ?? [];
    entries.push([key.slice(bundle.length + 1), value]);
    bundles.set(bundle, entries);
  }
  const printed = Object.fromEntries([...bundles].map(([bundle, entries]) => [bundle, Object.fromEntries(entries)]));
  return `${JSON.stringify(printed, null, 2)}\n`;
}

function hashesIn(file: JsonObject): Texts {
  return Object.fromEntries(Object.entries(file).map(([bundle, keys]) => [bundle, isObject(keys) ? writtenTexts(keys) : {}]));
}
