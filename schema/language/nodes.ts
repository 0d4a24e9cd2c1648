/** Walking a content object: its branches and its text leaves. */
import { z } from 'zod';
import { metaOf, type NodeMeta } from './define.ts';

export type TextMeta = Extract<NodeMeta, { kind: 'text' }>;

/** A text leaf and where it stands: `hero.title` is `['hero', 'title']`. */
export interface Leaf {
  readonly path: readonly string[];
  readonly meta: TextMeta;
}

/** The named children of a branch, in declared order. Throws for a node that is neither branch nor text. */
export function children(node: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  if (node instanceof z.ZodObject) return Object.entries(node.shape as Record<string, z.ZodType>);
  throw new TypeError(`content holds a ${node.type}; expected text(), rich(), list(), entries() or z.object()`);
}

/** The children that a message file holds: all but those without a text, such as the views of collections, which have files of their own. */
export function messageChildren(node: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  return children(node).filter(([, child]) => holdsText(child));
}

function holdsText(node: z.ZodType): boolean {
  return textMeta(node) !== undefined || children(node).some(([, child]) => holdsText(child));
}

/** The text meta of a leaf; undefined for a branch. */
export function textMeta(node: z.ZodType): TextMeta | undefined {
  const meta = metaOf(node);
  return meta?.kind === 'text' ? meta : undefined;
}

/** Where `wanted` stands below `node`, itself included; undefined when it does not. */
export function pathTo(wanted: z.ZodType, node: z.ZodType): readonly string[] | undefined {
  if (node === wanted) return [];
  if (!(node instanceof z.ZodObject)) return undefined;
  for (const [key, child] of children(node)) {
    const path = pathTo(wanted, child);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** The anchors of every section below `node`, in declared order. */
export function anchors(node: z.ZodType): string[] {
  if (!(node instanceof z.ZodObject)) return [];
  const meta = metaOf(node);
  const below = children(node).flatMap(([, child]) => anchors(child));
  if (meta?.kind === 'section') return [meta.anchor, ...below];
  const areSections = (meta?.kind === 'entries' || meta?.kind === 'view') && meta.areSections;
  return areSections ? [...Object.keys(meta.facts), ...below] : below;
}

/** By content, which is asked once for each of its views and each of the texts beside them. */
const views = new WeakMap<z.ZodType, readonly ViewMeta[]>();

type ViewMeta = Extract<NodeMeta, { kind: 'view' }>;

/** The views of collections that `node` is, or holds, in declared order. */
export function viewsBelow(node: z.ZodType): readonly ViewMeta[] {
  const before = views.get(node);
  if (before) return before;
  const meta = metaOf(node);
  const found =
    meta?.kind === 'view' ? [meta] : node instanceof z.ZodObject ? children(node).flatMap(([, child]) => viewsBelow(child)) : [];
  views.set(node, found);
  return found;
}

/** The placeholders that a text must have: those its component fills, and those the schema fills for it alone. */
export function ownPlaceholders({ params, values }: TextMeta): string[] {
  return [...params, ...Object.keys(values)];
}

/** By node: content is asked for its leaves in every language, and more than once in each. */
const known = new WeakMap<z.ZodType, readonly Leaf[]>();

/** Every text leaf below `node`, in declared order. */
export function leaves(node: z.ZodType): readonly Leaf[] {
  const before = known.get(node);
  if (before) return before;
  const found: Leaf[] = [];
  const walk = (current: z.ZodType, path: readonly string[]) => {
    const meta = textMeta(current);
    if (meta) found.push({ path, meta });
    else for (const [key, child] of children(current)) walk(child, [...path, key]);
  };
  walk(node, []);
  known.set(node, found);
  return found;
}
