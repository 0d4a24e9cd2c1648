/** From a message file to the content that components receive. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { BundleId, Contents } from '#generated/content.ts';
import { bundles } from '#schema/bundles.ts';
import { compose, contentsOf, type EntityTexts } from '#schema/compose.ts';
import { figures } from '#schema/constants.ts';
import { pageShape } from '#schema/content/shared.ts';
import { pages } from '#schema/pages.ts';
import { identityPlaceholders, type Locale, localeCodes, locales } from '#schema/site.ts';
import { type Language, languageOf } from '#schema/typeset.ts';
import { identity } from './identity.ts';

const contents = contentsOf({ pageShape, pages, bundles });
const languages = Object.fromEntries(
  localeCodes.map((locale) => [locale, languageOf(locale, locales[locale].tag, { figures, identity, identityPlaceholders })]),
) as Record<Locale, Language>;
const cache = new Map<string, unknown>();

/**
 * The content of a bundle in a locale, with the identity in force. Message files are data: they are read from the project
 * folder, in development anew for every page.
 */
export function loadContent<Id extends BundleId>(id: Id, locale: Locale): Contents[Id] {
  const key = `${locale}/${id}`;
  if (!cache.has(key) || !import.meta.env.PROD) {
    const messages: unknown = JSON.parse(readFileSync(join(process.cwd(), 'generated/messages', locale, `${id}.json`), 'utf8'));
    const textsOf = (collection: z.ZodObject) => loadContent(idOf(collection), locale) as unknown as EntityTexts;
    cache.set(key, compose(contents[id] as (typeof contents)[string], messages, [id], languages[locale], textsOf));
  }
  return cache.get(key) as Contents[Id];
}

/** The bundle with the texts of a collection. */
function idOf(collection: z.ZodObject): BundleId {
  return Object.keys(contents).find((id) => contents[id] === collection) as BundleId;
}
