/** The content of a page or bundle as it exists in one locale. */
import { z } from 'zod';
import { withChildren } from './branch.ts';
import { metaOf, type NodeMeta, withMeta } from './define.ts';
import { children } from './nodes.ts';

const known = new WeakMap<z.ZodType, Map<string, z.ZodType>>();

/** Returns content without the sections and entries of other locales; `node` itself if it exists whole in the locale. */
export function contentIn<Node extends z.ZodType>(node: Node, locale: string): Node {
  const byLocale = known.get(node) ?? new Map<string, z.ZodType>();
  known.set(node, byLocale);
  const content = byLocale.get(locale) ?? partIn(node, locale);
  byLocale.set(locale, content);
  return content as Node;
}

function partIn(node: z.ZodType, locale: string): z.ZodType {
  if (!(node instanceof z.ZodObject)) return node;
  const meta = metaOf(node);
  const localesOf = (meta && 'localesOf' in meta && meta.localesOf) || {};
  const isHere = (id: string) => !Object.hasOwn(localesOf, id) || isIn(localesOf[id], locale);
  const parts = children(node)
    .filter(([key, child]) => isHere(key) && isIn(sectionLocales(child), locale))
    .map(([key, child]) => [key, contentIn(child, locale)] as const);
  const content = withChildren(node, parts);
  return meta && !Object.keys(localesOf).every(isHere) ? withMeta(content.clone(), withFacts(meta, isHere)) : content;
}

/** Returns the locales of a section that exists in some locales only. */
export function sectionLocales(node: z.ZodType): readonly string[] | undefined {
  const meta = metaOf(node);
  return meta?.kind === 'section' ? meta.locales : undefined;
}

function isIn(locales: readonly string[] | undefined, locale: string): boolean {
  return locales?.includes(locale) ?? true;
}

/** Returns the metadata of entries or a view with the facts of the entities that exist. */
function withFacts(meta: NodeMeta, isHere: (id: string) => boolean): NodeMeta {
  if (meta.kind !== 'entries' && meta.kind !== 'view') return meta;
  return { ...meta, facts: Object.fromEntries(Object.entries(meta.facts).filter(([id]) => isHere(id))) };
}
