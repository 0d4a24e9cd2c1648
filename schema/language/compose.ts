/** Composes content from the schema and the message files, for the site and for codegen. */
import { z } from 'zod';
import { fixedWordings } from '../site/fixed-wordings.ts';
import { bindShortWords, lineRoom } from '../text/line-breaks.ts';
import { type Language, typeset } from '../text/typeset.ts';
import { metaOf } from './define.ts';
import { textOf } from './inline.ts';
import { parseLine, parseProse } from './markdown.ts';
import { children, itemKeys, type TextMeta, textMeta } from './nodes.ts';
import { typesetBlocks, typesetPhrases } from './typeset-nodes.ts';

interface Tables {
  /** Texts that every page has. */
  readonly pageShape: z.ZodRawShape;
  readonly pages: Readonly<Record<string, { readonly content: z.ZodObject }>>;
  readonly bundles: Readonly<Record<string, z.ZodObject>>;
}

/** Returns the content of every message file by id. The content of a page begins with the texts that every page has. */
export function contentsOf({ pageShape, pages, bundles }: Tables): Record<string, z.ZodObject> {
  const pageContents = Object.entries(pages).map(([id, { content }]) => [id, z.object({ ...pageShape, ...content.shape })] as const);
  return { ...bundles, ...Object.fromEntries(pageContents) };
}

/** Texts of a collection's entities, by id and view. */
export type EntityTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/**
 * Returns the content that components receive for the `value` of a message file at `path`: typeset texts, with nodes for marks and
 * blocks; lists as arrays; entries and views as arrays of entities in the order of the schema. A missing text becomes its key.
 * `textsOf` returns the composed message file of a collection.
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
    const composed = composeText(text, textOf(value) || path.join('.'), path, language);
    return language.finish ? language.finish(composed, path.join('.')) : composed;
  }
  const meta = metaOf(node);
  if (meta?.kind === 'fact') return meta.value;
  if (meta?.kind === 'view') {
    const texts = textsOf(meta.collection);
    const entities = Object.entries(meta.facts).map(([id, facts]) => ({ id, ...facts, ...texts[id]?.[meta.name] }));
    return meta.isOne ? entities[0] : entities;
  }
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  const parts = partsOf(node, held).map(([key, child]) => [key, compose(child, held[key], [...path, key], language, textsOf)] as const);
  if (meta?.kind === 'list') return parts.map(([, part]) => part);
  if (meta?.kind === 'entries') return parts.map(([id, texts]) => ({ id, ...meta.facts[id], ...(texts as object) }));
  if (meta?.kind === 'picture') return { ...meta.picture, ...Object.fromEntries(parts) };
  return Object.fromEntries(meta?.kind === 'section' ? [['id', meta.anchor], ...parts] : parts);
}

/** Returns the children of a branch; for an open list, the items of its value `held`. */
function partsOf(node: z.ZodType, held: object): readonly (readonly [string, z.ZodType])[] {
  const meta = metaOf(node);
  const open = meta?.kind === 'list' ? meta.open : undefined;
  const keys = open && typeof held === 'object' ? itemKeys(held) : [];
  return open && keys.length > 0 ? keys.map((key) => [key, open.item]) : children(node);
}

/** Returns a typeset text: a string, nodes for a text with marks, blocks for prose. */
function composeText({ marks, prose, values }: TextMeta, text: string, path: readonly string[], language: Language): unknown {
  const isHeading = isHeadingAt(path, language);
  if (prose) return typesetBlocks(parseProse(text).parts, { language });
  if (marks.length > 0) return typesetPhrases(parseLine(text).parts, { language, numbers: values, isHeading });
  const typed = typeset(text, language, values);
  return isHeading ? bindShortWords(typed, lineRoom) : typed;
}

/** Returns true for the heading of a page, section or item, except `meta.title`, which never wraps, and fixed wordings. */
function isHeadingAt(path: readonly string[], { locale }: Language): boolean {
  if (fixedWordings[locale]?.[path.join('.')] !== undefined) return false;
  return /^(?:title|heading)$/.test(path.at(-1) ?? '') && path.at(-2) !== 'meta';
}
