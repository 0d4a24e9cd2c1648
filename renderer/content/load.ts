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
import { pseudoTexts } from './pseudo.ts';

const contents = contentsOf({ pageShape, pages, bundles });
const languages = Object.fromEntries(
  localeCodes.map((locale) => [locale, languageOf(locale, locales[locale].tag, { figures, identity, identityPlaceholders })]),
) as Record<Locale, Language>;
/** The bundle with the texts of each collection. */
const idOf = new Map(Object.entries(contents).map(([id, content]) => [content, id as BundleId]));

/** What several pages show, by locale and id; and of pages, of which there may be thousands, the latest alone. */
const shared = new Map<string, unknown>();
const latest = new Map<string, unknown>();
const latestCount = 32;

/**
 * The content of a bundle in a locale, with the identity in force. Message files are data: they are read from the project
 * folder, in development anew for every page.
 */
export function loadContent<Id extends BundleId>(id: Id, locale: Locale): Contents[Id] {
  const key = `${locale}/${id}`;
  const held = id in pages ? latest : shared;
  const known = import.meta.env.PROD ? held.get(key) : undefined;
  if (known !== undefined) return known as Contents[Id];
  const written: unknown = JSON.parse(readFileSync(join(process.cwd(), 'generated/messages', locale, `${id}.json`), 'utf8'));
  const messages = import.meta.env.MODE === 'pseudo' ? pseudoTexts(written) : written;
  const textsOf = (collection: z.ZodObject) => loadContent(idOf.get(collection) as BundleId, locale) as unknown as EntityTexts;
  const content = compose(contents[id] as (typeof contents)[string], messages, [id], languages[locale], textsOf);
  held.set(key, content);
  // A map keeps the order in which its keys came.
  if (latest.size > latestCount) latest.delete(latest.keys().next().value as string);
  return content as Contents[Id];
}
