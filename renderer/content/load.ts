/** Loads message files and composes the content of components. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { BundleId, Contents } from '#generated/content.ts';
import { existsIn } from '#generated/links.ts';
import type { PageId } from '#generated/pages.ts';
import { bundles } from '#schema/content/bundles.ts';
import { pageShape } from '#schema/content/shared.ts';
import { compose, contentsOf, type EntityTexts, sourceTextsIn } from '#schema/language/compose.ts';
import { contentIn } from '#schema/language/content-in.ts';
import { pages } from '#schema/pages.ts';
import { figures } from '#schema/site/constants.ts';
import { identityPlaceholders } from '#schema/site/identity.ts';
import { isDraft, type Locale, localeCodes, locales, publishedLocales } from '#schema/site/locales.ts';
import { markText } from '#schema/text/text-keys.ts';
import { type Language, languageOf } from '#schema/text/typeset.ts';
import { identity } from './identity.ts';
import { pseudoTexts } from './pseudo.ts';

/** True for the pages that the desk shows: with marks, and with drafts in the place of saved message files. */
const isDesk = import.meta.env.MODE === 'desk';
const contents = contentsOf({ pageShape, pages, bundles });
const languages = Object.fromEntries(
  localeCodes.map((locale) => {
    const language = languageOf(locale, locales[locale].tag, { figures, identity, identityPlaceholders });
    return [locale, isDesk ? { ...language, finish: (text: unknown, id: string) => markText(text, { id, locale }) } : language];
  }),
) as Record<Locale, Language>;
/** The bundle id of each collection. */
const idOf = new Map(Object.entries(contents).map(([id, content]) => [content, id as BundleId]));

/** Cached content, and its message files by `<locale>/<id>`. */
interface CacheEntry {
  readonly content: unknown;
  readonly files: ReadonlyMap<string, string>;
}

/** Message files of the desk with unsaved texts, in the folder of their locale. */
const draftsFolder = '.cache/desk/messages';

/** Caches by `<locale>/<id>`: all shared bundles, and only the last pages, because there may be thousands. */
const sharedCache = new Map<string, CacheEntry>();
const pageCache = new Map<string, CacheEntry>();
const pageCacheSize = 32;

/**
 * Returns the content of a bundle in a locale. Message files are read once in the build, at every call in development. Throws for a page
 * that does not exist in the locale.
 */
export function loadContent<Id extends BundleId>(id: Id, locale: Locale): Contents[Id] {
  if (isPage(id) && !existsIn(id, locale))
    throw new Error(
      `the content of "${id}" in ${locale}, where the page does not exist; way out: show it only if existsIn('${id}', locale)`,
    );
  return loadEntry(id, locale).content as Contents[Id];
}

function isPage(id: string): id is PageId {
  return id in pages;
}

function loadEntry(id: BundleId, locale: Locale): CacheEntry {
  const key = `${locale}/${id}`;
  const cache = isPage(id) ? pageCache : sharedCache;
  const known = cache.get(key);
  if (known && (import.meta.env.PROD || isFresh(known))) return known;
  const text = readMessages(key);
  const files = new Map([[key, text]]);
  const written: unknown = JSON.parse(text);
  const messages = import.meta.env.MODE === 'pseudo' ? pseudoTexts(written) : written;
  const textsOf = (collection: z.ZodObject) => {
    const entities = loadEntry(idOf.get(collection) as BundleId, locale);
    for (const [name, entityText] of entities.files) files.set(name, entityText);
    return entities.content as EntityTexts;
  };
  const node = contentIn(contents[id] as (typeof contents)[string], locale);
  const content = compose(node, messages, [id], languages[locale], textsOf, sourcesFor(id, locale, files));
  cache.set(key, { content, files });
  // The first key of a map is the oldest one.
  if (pageCache.size > pageCacheSize) pageCache.delete(pageCache.keys().next().value as string);
  return { content, files };
}

/** Returns the texts that a draft language, and the desk, show in place of missing ones. Adds the message files to `files`. */
function sourcesFor(id: BundleId, locale: Locale, files: Map<string, string>) {
  const isShown = isDraft(locale) || isDesk;
  const others = isShown ? publishedLocales.filter((other) => other !== locale && (!isPage(id) || existsIn(id, other))) : [];
  return sourceTextsIn(
    others.map((other) => {
      const text = readMessages(`${other}/${id}`);
      files.set(`${other}/${id}`, text);
      return { messages: JSON.parse(text), language: languages[other] };
    }),
  );
}

/** Returns true when no message file of the entry has changed. */
function isFresh({ files }: CacheEntry): boolean {
  return [...files].every(([key, text]) => readMessages(key) === text);
}

function readMessages(key: string): string {
  const drafts = join(process.cwd(), draftsFolder, `${key}.json`);
  if (isDesk && existsSync(drafts)) return readFileSync(drafts, 'utf8');
  return readFileSync(join(process.cwd(), 'generated/messages', `${key}.json`), 'utf8');
}
