/** Functions that walk a content object: its branches and its texts. */
import { z } from 'zod';
import { metaOf, type NodeMeta } from './define.ts';

export type TextMeta = Extract<NodeMeta, { kind: 'text' }>;
type ViewMeta = Extract<NodeMeta, { kind: 'view' }>;

/** A text and its path: `['hero', 'title']` for `hero.title`. */
export interface Leaf {
  readonly path: readonly string[];
  readonly meta: TextMeta;
}

/** Returns the named children of a branch, in declared order. Throws a TypeError for a node that is neither branch nor text. */
export function children(node: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  if (node instanceof z.ZodObject) return Object.entries(node.shape as Record<string, z.ZodType>);
  throw new TypeError(`content holds a ${node.type}; expected text(), rich(), list(), entries() or z.object()`);
}

/** Returns the keys of the items in a list of a message file, in their order: whole numbers from 1, without other keys. */
export function itemKeys(list: object): string[] {
  // JavaScript puts such keys first, in ascending order.
  return Object.keys(list).filter((key) => /^[1-9]\d*$/.test(key));
}

/** Returns true for an open list, and for a branch that contains one. */
export function hasOpenList(node: z.ZodType): boolean {
  const meta = metaOf(node);
  if (meta?.kind === 'list' && meta.open) return true;
  return node instanceof z.ZodObject && children(node).some(([, child]) => hasOpenList(child));
}

/** Returns the children that contain a text. Views of collections do not: their texts are in the message file of the collection. */
export function messageChildren(node: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  return children(node).filter(([, child]) => hasText(child));
}

function hasText(node: z.ZodType): boolean {
  return textMeta(node) !== undefined || children(node).some(([, child]) => hasText(child));
}

/** Returns the metadata of a text; undefined for a branch. */
export function textMeta(node: z.ZodType): TextMeta | undefined {
  const meta = metaOf(node);
  return meta?.kind === 'text' ? meta : undefined;
}

/** Returns the path of `wanted` in `node`; empty for `node` itself, undefined if absent. */
export function pathTo(wanted: z.ZodType, node: z.ZodType): readonly string[] | undefined {
  if (node === wanted) return [];
  if (!(node instanceof z.ZodObject)) return undefined;
  for (const [key, child] of children(node)) {
    const path = pathTo(wanted, child);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** Returns the anchors of all sections in `node`, in declared order. */
export function anchors(node: z.ZodType): string[] {
  if (!(node instanceof z.ZodObject)) return [];
  const meta = metaOf(node);
  const below = children(node).flatMap(([, child]) => anchors(child));
  if (meta?.kind === 'section') return [meta.anchor, ...below];
  const areSections = (meta?.kind === 'entries' || meta?.kind === 'view') && meta.areSections;
  return areSections ? [...Object.keys(meta.facts), ...below] : below;
}

/** Returns the views of collections in `node`, itself included, in declared order. */
export function viewsBelow(node: z.ZodType): readonly ViewMeta[] {
  const meta = metaOf(node);
  if (meta?.kind === 'view') return [meta];
  return node instanceof z.ZodObject ? children(node).flatMap(([, child]) => viewsBelow(child)) : [];
}

/** Returns the placeholders without plural forms that a text must use: those that its component fills, and those that the schema fills. */
export function ownPlaceholders({ params, values }: TextMeta): string[] {
  return [...params, ...Object.keys(values)];
}

/** Returns true for a text that has plural forms. */
export function hasPlurals({ plurals }: TextMeta): boolean {
  return Object.keys(plurals).length > 0;
}

/** Returns every text in `node`, in declared order. */
export function leaves(node: z.ZodType): readonly Leaf[] {
  const found: Leaf[] = [];
  const walk = (current: z.ZodType, path: readonly string[]) => {
    const meta = textMeta(current);
    if (meta) found.push({ path, meta });
    else for (const [key, child] of children(current)) walk(child, [...path, key]);
  };
  walk(node, []);
  return found;
}
