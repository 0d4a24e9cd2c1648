/** What message files hold, and what becomes of it: the one place where content is put together, for site and codegen. */
import { z } from 'zod';
import { fixedWordings } from '../site/fixed-wordings.ts';
import { bindShortWords, lineRoom } from '../text/line-breaks.ts';
import { type Language, typeset } from '../text/typeset.ts';
import { metaOf } from './define.ts';
import { children, textMeta } from './nodes.ts';

interface Tables {
  /** What every page's content begins with. */
  readonly pageShape: z.ZodRawShape;
  readonly pages: Readonly<Record<string, { readonly content: z.ZodObject }>>;
  readonly bundles: Readonly<Record<string, z.ZodObject>>;
}

/** The content of every message file by id: that of bundles as it is, that of pages with what every page has before it. */
export function contentsOf({ pageShape, pages, bundles }: Tables): Record<string, z.ZodObject> {
  const ofPages = Object.entries(pages).map(([id, { content }]) => [id, z.object({ ...pageShape, ...content.shape })] as const);
  return { ...bundles, ...Object.fromEntries(ofPages) };
}

/** The texts of a collection's entities, by id and view. */
export type EntityTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/**
 * Gives what a message file holds at `path` the shape that components receive: texts typeset, lists as arrays, entries and
 * views of collections as whole entities, in the order of the schema. A key with no text becomes the key itself. `textsOf` a
 * collection gives what its own message file holds, composed.
 */
export function compose(
  node: z.ZodType,
  value: unknown,
  path: readonly string[],
  language: Language,
  textsOf: (collection: z.ZodObject) => EntityTexts = () => ({}),
): unknown {
  const text = textMeta(node);
  if (text) {
    if (typeof value !== 'string' || value === '') return path.join('.');
    const set = typeset(value, language, text.values);
    return isHeading(path, language) ? bindShortWords(set, lineRoom) : set;
  }
  const meta = metaOf(node);
  if (meta?.kind === 'fact') return meta.value;
  if (meta?.kind === 'view') {
    const texts = textsOf(meta.collection);
    return Object.entries(meta.facts).map(([id, facts]) => ({ id, ...facts, ...texts[id]?.[meta.name] }));
  }
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  const parts = children(node).map(([key, child]) => [key, compose(child, held[key], [...path, key], language, textsOf)] as const);
  if (meta?.kind === 'list') return parts.map(([, part]) => part);
  if (meta?.kind === 'entries') return parts.map(([id, texts]) => ({ id, ...meta.facts[id], ...(texts as object) }));
  return Object.fromEntries(meta?.kind === 'section' ? [['id', meta.anchor], ...parts] : parts);
}

/**
 * Whether a text is a heading, by its name: what heads a page, a section or an item. The lead under it is a paragraph, whose lines
 * have to be filled. Heads of documents are not read line by line, and fixed wordings stay as they are.
 */
function isHeading(path: readonly string[], { locale }: Language): boolean {
  if (fixedWordings[locale]?.[path.join('.')] !== undefined) return false;
  return /^(?:title|heading)$/.test(path.at(-1) ?? '') && path.at(-2) !== 'meta';
}
