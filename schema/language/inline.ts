/** Nodes of texts with marks, as components receive them. */
import type { Link } from './link.ts';

/** Marks that a text may allow: `*emphasis*`, `**strong**`, `[words](page#anchor)`. */
export const marks = ['emphasis', 'strong', 'link'] as const;
export type Mark = (typeof marks)[number];

/** A part of a text: words, or words with a mark. Words may have language marks, which the renderer finishes. */
export type Inline =
  | string
  | { readonly kind: 'emphasis'; readonly content: Inlines }
  | { readonly kind: 'strong'; readonly content: Inlines }
  | { readonly kind: 'link'; readonly to: Link; readonly content: Inlines }
  | { readonly kind: 'source'; readonly href: string; readonly content: Inlines };

/** A text with marks. */
export type Inlines = readonly Inline[];

/** A block of prose. A note stands in the margin, beside the block before it. A place is a fact of the page, such as `figure catchment`, that the component shows there. */
export type Block<Place extends string = never> =
  | { readonly kind: 'paragraph'; readonly content: Inlines }
  | { readonly kind: 'quotation'; readonly content: Inlines }
  | { readonly kind: 'note'; readonly content: Inlines }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Inlines[] }
  | { readonly kind: 'place'; readonly place: Place };

/** A text of several blocks. `Place`: the names of its places; a component must fill each of them. */
export type Prose<Place extends string = never> = readonly Block<Place>[];

/** Returns the words of a text with marks. */
export function wordsOf(nodes: Inlines): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.content))).join('');
}

/** Separates the blocks of a prose text where it is one string: everywhere but in message files and components. */
const separator = '\n\n';

/** Returns the text of a message: prose is an array of blocks in message files. Returns undefined for a value that is no text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const isProse = Array.isArray(value) && value.every((block) => typeof block === 'string');
  return isProse ? value.join(separator) : undefined;
}

/** Returns the blocks of a prose text; none for an empty text. */
export function blocksOf(text: string): string[] {
  return text === '' ? [] : text.split(separator);
}
