/** From a message file to the content that components receive. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { BundleId, Contents } from '#generated/content.ts';
import { bundles } from '#schema/bundles.ts';
import { withPageShape } from '#schema/content/shared.ts';
import { meaningOf } from '#schema/define.ts';
import { children, textMeaning } from '#schema/nodes.ts';
import { pages } from '#schema/pages.ts';
import { identityPlaceholders, type Locale } from '#schema/site.ts';
import { figureValues } from './figures.ts';
import { replacePlaceholders } from './fill.ts';
import { identity } from './identity.ts';
import { typeset } from './typography.ts';

const cache = new Map<string, unknown>();

/**
 * The content of a bundle in a locale: texts typeset and filled with figures and identity, lists as arrays, entries and
 * views of collections as whole entities. Message files are data: they are read from the project folder, in development
 * anew for every page. A key with no text becomes the key itself.
 */
export function loadContent<Id extends BundleId>(id: Id, locale: Locale): Contents[Id] {
  const key = `${locale}/${id}`;
  if (!cache.has(key) || !import.meta.env.PROD) {
    const file = join(process.cwd(), 'generated/messages', locale, `${id}.json`);
    const content = id in pages ? withPageShape(pages[id as keyof typeof pages].content) : bundles[id as keyof typeof bundles];
    const values = { ...figureValues(locale), ...Object.fromEntries(identityPlaceholders.map((name) => [name, identity[name]])) };
    const finish = (text: string) => typeset(replacePlaceholders(text, values), locale);
    cache.set(
      key,
      shape(content, JSON.parse(readFileSync(file, 'utf8')), [id], finish, (collection) => textsOf(collection, locale)),
    );
  }
  return cache.get(key) as Contents[Id];
}

/** The texts of a collection's entities, by id and view. */
type EntityTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

function textsOf(collection: z.ZodObject, locale: Locale): EntityTexts {
  const [id] = Object.entries(bundles).find(([, content]) => content === collection) ?? [];
  return loadContent(id as BundleId, locale) as unknown as EntityTexts;
}

/** Gives a file's value the shape that the content type has for components; `textsOf` a collection gives those of its own file. */
export function shape(
  node: z.ZodType,
  value: unknown,
  path: readonly string[],
  finish: (text: string) => string,
  textsOf: (collection: z.ZodObject) => EntityTexts,
): unknown {
  if (textMeaning(node)) return typeof value === 'string' && value !== '' ? finish(value) : path.join('.');
  const meaning = meaningOf(node);
  if (meaning?.kind === 'fact') return meaning.value;
  if (meaning?.kind === 'view') {
    const texts = textsOf(meaning.collection);
    return Object.entries(meaning.facts).map(([id, facts]) => ({ id, ...facts, ...texts[id]?.[meaning.name] }));
  }
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  const parts = children(node).map(([key, child]) => [key, shape(child, held[key], [...path, key], finish, textsOf)] as const);
  if (meaning?.kind === 'list') return parts.map(([, part]) => part);
  if (meaning?.kind === 'entries') return parts.map(([id, texts]) => ({ id, ...meaning.facts[id], ...(texts as object) }));
  return Object.fromEntries(meaning?.kind === 'section' ? [['id', meaning.anchor], ...parts] : parts);
}
