/** Walking a content object: its branches and its text leaves. */
import { z } from 'zod';
import { meaningOf, type NodeMeaning } from './define.ts';

export type TextMeaning = Extract<NodeMeaning, { kind: 'text' }>;

/** A text leaf and where it stands: `hero.title` is `['hero', 'title']`. */
export interface Leaf {
  readonly path: readonly string[];
  readonly meaning: TextMeaning;
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
  return textMeaning(node) !== undefined || children(node).some(([, child]) => holdsText(child));
}

/** The text meaning of a leaf; undefined for a branch. */
export function textMeaning(node: z.ZodType): TextMeaning | undefined {
  const meaning = meaningOf(node);
  return meaning?.kind === 'text' ? meaning : undefined;
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
  const meaning = meaningOf(node);
  const below = children(node).flatMap(([, child]) => anchors(child));
  if (meaning?.kind === 'section') return [meaning.anchor, ...below];
  const areSections = (meaning?.kind === 'entries' || meaning?.kind === 'view') && meaning.areSections;
  return areSections ? [...Object.keys(meaning.facts), ...below] : below;
}

/** The placeholders that a text must have: those its component fills, and those the schema fills for it alone. */
export function ownPlaceholders({ params, values }: TextMeaning): string[] {
  return [...params, ...Object.keys(values)];
}

/** Every text leaf below `node`, in declared order. */
export function leaves(node: z.ZodType): Leaf[] {
  const found: Leaf[] = [];
  const walk = (current: z.ZodType, path: readonly string[]) => {
    const meaning = textMeaning(current);
    if (meaning) found.push({ path, meaning });
    else for (const [key, child] of children(current)) walk(child, [...path, key]);
  };
  walk(node, []);
  return found;
}
