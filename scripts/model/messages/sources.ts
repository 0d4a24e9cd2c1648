/**
 * Hashes of the source texts that translations were made from, by bundle and key, in a file beside the message files. A translation is
 * stale while the hash differs from the current source text; `npm run translate -- ack` confirms it.
 */
import { hash } from 'node:crypto';
import type { Renamed } from '../../../schema/language/define.ts';
import type { Files } from '../generated-files.ts';
import { destinationOf } from '../renames.ts';
import { parseJson } from './parse.ts';
import { isObject, type JsonObject, type PlacedText, placedTexts, sourcesFile, type Texts, wholeKey, writtenTexts } from './texts.ts';

/** Hashes of source texts, by whole key: `about.hero.title`. */
export type Sources = ReadonlyMap<string, string>;

/** A translation is made from the current source text, from a former one, or (unconfirmed) from an unknown one. */
export type Standing = 'current' | 'stale' | 'unconfirmed';

/** Returns ten hexadecimal digits: collisions are unlikely among the texts of a thousand pages. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 10);
}

/** Reads the hashes of a locale, by current key. Throws a {@link ProblemsError} for malformed JSON. */
export function readSources(locale: string, files: Files, renamed: Renamed): Sources {
  const path = sourcesFile(locale);
  const placed = placedTexts(hashesIn(parseJson(path, files[path] ?? '{}')));
  return new Map(placed.map((place) => [destinationOf(wholeKey(place), renamed)?.key ?? wholeKey(place), place.text]));
}

/** Returns the standing of a translation. `source`: the text of the default locale. */
export function standingOf(sources: Sources, key: string, source: string): Standing {
  const known = sources.get(key);
  if (known === undefined) return 'unconfirmed';
  return known === hashOf(source) ? 'current' : 'stale';
}

/** Prints the hashes of a locale: new for confirmed translations, else unchanged. `texts`: the sources in the order of the file. */
export function printSources(sources: Sources, texts: readonly PlacedText[], isConfirmed: (place: PlacedText) => boolean): string {
  const bundles = new Map<string, [key: string, hash: string][]>();
  for (const place of texts) {
    const value = isConfirmed(place) ? hashOf(place.text) : sources.get(wholeKey(place));
    if (value !== undefined) bundles.set(place.bundle, [...(bundles.get(place.bundle) ?? []), [place.key, value]]);
  }
  const printed = Object.fromEntries([...bundles].map(([bundle, entries]) => [bundle, Object.fromEntries(entries)]));
  return `${JSON.stringify(printed, null, 2)}\n`;
}

function hashesIn(file: JsonObject): Texts {
  return Object.fromEntries(Object.entries(file).map(([bundle, keys]) => [bundle, isObject(keys) ? writtenTexts(keys) : {}]));
}
