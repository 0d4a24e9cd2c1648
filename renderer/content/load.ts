/** From a message file to the content that components receive. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { BundleId, Contents } from '#generated/content.ts';
import { bundles } from '#schema/content/bundles.ts';
import { pageShape } from '#schema/content/shared.ts';
import { compose, contentsOf, type EntityTexts } from '#schema/language/compose.ts';
import { pages } from '#schema/pages.ts';
import { figures } from '#schema/site/constants.ts';
import { identityPlaceholders } from '#schema/site/identity.ts';
import { type Locale, localeCodes, locales } from '#schema/site/locales.ts';
import { type Language, languageOf } from '#schema/text/typeset.ts';
import { identity } from './identity.ts';
import { pseudoTexts } from './pseudo.ts';

const contents = contentsOf({ pageShape, pages, bundles });
const languages = Object.fromEntries(
  localeCodes.map((locale) => [locale, languageOf(locale, locales[locale].tag, { figures, identity, identityPlaceholders })]),
) as Record<Locale, Language>;
/** The bundle with the texts of each collection. */
const idOf = new Map(Object.entries(contents).map(([id, content]) => [content, id as BundleId]));

/** A content, and the message files that it was made from, by locale and id. */
interface Held {
  readonly content: unknown;
  readonly files: ReadonlyMap<string, string>;
}

/** What several pages show, by locale and id; and of pages, of which there may be thousands, the latest alone. */
const shared = new Map<string, Held>();
const latest = new Map<string, Held>();
const latestCount = 32;

/**
 * The content of a bundle in a locale, with the identity in force. Message files are data: they are read from the project
 * folder, in development whenever the content is asked for.
 */
export function loadContent<Id extends BundleId>(id: Id, locale: Locale): Contents[Id] {
  return hold(id, locale).content as Contents[Id];
}

function hold(id: BundleId, locale: Locale): Held {
  const key = `${locale}/${id}`;
  const held = id in pages ? latest : shared;
  const known = held.get(key);
  if (known && (import.meta.env.PROD || isAsWritten(known))) return known;
  const text = readMessages(key);
  const files = new Map([[key, text]]);
  const written: unknown = JSON.parse(text);
  const messages = import.meta.env.MODE === 'pseudo' ? pseudoTexts(written) : written;
  const textsOf = (collection: z.ZodObject) => {
    const entities = hold(idOf.get(collection) as BundleId, locale);
    for (const [name, of] of entities.files) files.set(name, of);
    return entities.content as EntityTexts;
  };
  const content = compose(contents[id] as (typeof contents)[string], messages, [id], languages[locale], textsOf);
  held.set(key, { content, files });
  // A map keeps the order in which its keys came.
  if (latest.size > latestCount) latest.delete(latest.keys().next().value as string);
  return { content, files };
}

/** Whether nobody has saved anything else since. */
function isAsWritten({ files }: Held): boolean {
  return [...files].every(([key, text]) => readMessages(key) === text);
}

/** The text of a message file, `fr/about`. */
function readMessages(key: string): string {
  return readFileSync(join(process.cwd(), 'generated/messages', `${key}.json`), 'utf8');
}
