/**
 * Confirmed pairs: hashes of a source text and of its translation when they last matched, by bundle and key, in a file beside the message
 * files. A translation is stale while its source alone has changed since; `npm run translate -- ack` confirms the current pair. A pair of
 * `npm run translate -- fill` is unreviewed until a person confirms or changes the translation.
 */
import { hash } from 'node:crypto';
import type { Renamed } from '../../../schema/language/define.ts';
import type { Files } from '../generated-files.ts';
import { destinationOf } from '../renames.ts';
import { parseJson } from './parse.ts';
import { isObject, type PlacedText, sourcesFile, textsOf, wholeKey } from './texts.ts';

/** Hashes of a source text and its translation: `d56117f897 43552154db` in the file, with `unreviewed` behind an unreviewed pair. */
interface Pair {
  readonly source: string;
  /** Undefined in a file of the former format, which had the source only. */
  readonly translation: string | undefined;
  readonly isUnreviewed?: boolean;
}

const unreviewed = 'unreviewed';

/** Confirmed pairs, by whole key: `about.hero.title`. */
export type Sources = ReadonlyMap<string, Pair>;

/** A translation is made from the current source text (unreviewed: by a program), from a former one, or (unconfirmed) from an unknown one. */
export type Standing = 'current' | 'unreviewed' | 'stale' | 'unconfirmed';

/** Returns ten hexadecimal digits: collisions are unlikely among the texts of a thousand pages. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 10);
}

/** Prints a pair as a value of the file. */
export function pairOf(source: string, translation: string, isUnreviewed = false): string {
  return printPair({ source: hashOf(source), translation: hashOf(translation), isUnreviewed });
}

function printPair({ source, translation, isUnreviewed }: Pair): string {
  return [source, translation, isUnreviewed ? unreviewed : undefined].filter(Boolean).join(' ');
}

/** Reads the confirmed pairs of a locale, by current key. Throws a {@link ProblemsError} for malformed JSON. */
export function readSources(locale: string, files: Files, renamed: Renamed): Sources {
  const path = sourcesFile(locale);
  const values = textsOf(parseJson(path, files[path] ?? '{}'));
  return new Map([...values].map(([key, value]) => [currentKey(key, renamed), parsePair(value)]));
}

function parsePair(value: string | null): Pair {
  const [source = '', translation, mark] = (value ?? '').split(' ');
  return { source, translation, isUnreviewed: mark === unreviewed };
}

function currentKey(key: string, renamed: Renamed): string {
  return destinationOf(key, renamed)?.key ?? key;
}

/** Returns the standing of a translation. `source`: the text of the default locale. */
export function standingOf(sources: Sources, key: string, source: string): Standing {
  const known = sources.get(key);
  if (known === undefined) return 'unconfirmed';
  if (known.source !== hashOf(source)) return 'stale';
  return known.isUnreviewed ? 'unreviewed' : 'current';
}

/** Returns the texts of a key in the default locale and in another; empty if missing. */
type TextsOfKey = (key: string) => { readonly source: string; readonly translation: string };

interface Updated {
  readonly text: string;
  /** Whole keys of texts whose source and translation have both changed. */
  readonly confirmed: readonly string[];
}

/**
 * Updates the file of a locale, `saved`, to its texts. Where source and translation have both changed since the confirmed pair, or the
 * translation alone, the current texts become the confirmed pair. Where the source alone has changed, the pair stays.
 */
export function updateSources(locale: string, saved: string, renamed: Renamed, textsOfKey: TextsOfKey): Updated {
  const confirmed: string[] = [];
  const update = (key: string, value: string): string => {
    const { source, translation } = textsOfKey(key);
    const known = parsePair(value);
    const isSourceKept = known.source === hashOf(source);
    const isTranslationKept = known.translation === undefined || known.translation === hashOf(translation);
    if (source === '' || translation === '' || (!isSourceKept && isTranslationKept)) return value;
    if (known.isUnreviewed && isTranslationKept) return value;
    if (!isSourceKept) confirmed.push(key);
    return pairOf(source, translation);
  };
  const file = parseJson(sourcesFile(locale), saved);
  const updated = Object.entries(file).map(([bundle, pairs]) => {
    if (!isObject(pairs)) return [bundle, pairs];
    const entries = Object.entries(pairs).map(([key, value]) => {
      const whole = currentKey(wholeKey({ bundle, key }), renamed);
      return [key, typeof value === 'string' ? update(whole, value) : value];
    });
    return [bundle, Object.fromEntries(entries)];
  });
  const next = Object.fromEntries(updated);
  // A file without changes keeps its line ends and spaces.
  return { text: JSON.stringify(next) === JSON.stringify(file) ? saved : `${JSON.stringify(next, null, 2)}\n`, confirmed };
}

/** Prints the file of a locale: for each of `keys`, the new pair in `confirmed`, by whole key, else the known one. */
export function printSources(sources: Sources, keys: readonly Omit<PlacedText, 'text'>[], confirmed: ReadonlyMap<string, string>): string {
  const bundles = new Map<string, [key: string, value: string][]>();
  for (const place of keys) {
    const known = sources.get(wholeKey(place));
    const value = confirmed.get(wholeKey(place)) ?? (known && printPair(known));
    if (value !== undefined) bundles.set(place.bundle, [...(bundles.get(place.bundle) ?? []), [place.key, value]]);
  }
  const printed = Object.fromEntries([...bundles].map(([bundle, entries]) => [bundle, Object.fromEntries(entries)]));
  return `${JSON.stringify(printed, null, 2)}\n`;
}
