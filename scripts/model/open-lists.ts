/**
 * Resolves open lists: in the site model, each one is a list of the items in the message file of the default locale, so that everything
 * else treats it as a list of fixed length.
 */
import { z } from 'zod';
import { withChildren } from '../../schema/language/branch.ts';
import { listOf, metaOf, type OpenList, withMeta } from '../../schema/language/define.ts';
import { children, itemKeys, textMeta } from '../../schema/language/nodes.ts';
import { memoizePerText } from '../lib/maps.ts';
import { parseJson } from './messages/parse.ts';
import { isObject, type JsonObject, messageFile, retiredFile, textsOf, valueAt } from './messages/texts.ts';
import { type Problem, ProblemsError } from './problem.ts';
import { destinationOf } from './renames.ts';
import type { BundleModel, SiteModel } from './site-model.ts';

/** Reads a file by its path from the project folder; undefined if there is none. */
export type Read = (file: string) => string | undefined;

interface Resolved {
  readonly site: SiteModel;
  /** Source lists with too few or too many items, or with keys that are no numbers. */
  readonly problems: readonly Problem[];
}

export function resolveOpenLists(site: SiteModel, read: Read): Resolved {
  const problems: Problem[] = [];
  const parse = memoizePerText((file: string) => parsed(file, read(file)));
  const collections = new Map<z.ZodType, z.ZodObject>();

  const resolve = (node: z.ZodType, id: string, path: readonly string[]): z.ZodType => {
    const meta = metaOf(node);
    if (textMeta(node)) return node;
    if (meta?.kind === 'view') {
      const collection = collections.get(meta.collection);
      return collection ? withMeta(z.object({}), { ...meta, collection }) : node;
    }
    if (meta?.kind === 'list' && meta.open) {
      const { open } = meta;
      const file = messageFile(site.defaultLocale, id);
      const value = valueAt(parse(file), path);
      if (isObject(value)) problems.push(...wrongItems(file, path, value, open));
      const count = isObject(value) ? itemKeys(value).length : returningItems(site, [id, ...path].join('.'), parse);
      const length = Math.min(Math.max(count, open.min), open.max);
      // The values of the items are looked up by key, which a gap shifts.
      const keys = Array.from({ length }, (_, index) => (isObject(value) && itemKeys(value)[index]) || String(index + 1));
      return listOf(
        keys.map((key) => resolve(open.item, id, [...path, key])),
        open,
      );
    }
    return withChildren(
      node,
      children(node).map(([key, child]) => [key, resolve(child, id, [...path, key])]),
    );
  };

  const resolveBundle = (bundle: BundleModel): BundleModel => {
    const content = resolve(bundle.content, bundle.id, []) as z.ZodObject;
    if (content !== bundle.content && metaOf(content)?.kind === 'collection') collections.set(bundle.content, content);
    return { ...bundle, content };
  };
  const isCollection = ({ content }: BundleModel) => metaOf(content)?.kind === 'collection';
  // Collections first: the views on pages refer to them.
  const first = new Map(site.bundles.filter(isCollection).map((bundle) => [bundle, resolveBundle(bundle)]));
  return { site: { ...site, bundles: site.bundles.map((bundle) => first.get(bundle) ?? resolveBundle(bundle)) }, problems };
}

function parsed(file: string, text = '{}'): JsonObject {
  try {
    return parseJson(file, text);
  } catch (error) {
    // Codegen reports malformed JSON when it reads the messages of all languages.
    if (error instanceof ProblemsError) return {};
    throw error;
  }
}

function wrongItems(file: string, path: readonly string[], list: JsonObject, { min, max }: OpenList): Problem[] {
  const keys = itemKeys(list);
  const count = keys.length;
  const name = path.join('.');
  const foreign = Object.keys(list).filter((key) => !keys.includes(key));
  if (foreign.length > 0)
    return foreign.map((key) => ({
      where: file,
      key: [...path, key],
      found: `the key "${key}" in the list ${name}`,
      expected: 'the number of an item, from "1"',
      wayOut: `write "${count + 1}" for an item, or remove the key; nothing was written`,
    }));
  if (count >= min && count <= max) return [];
  const wayOut =
    count < min
      ? `write the item "${count + 1}", or lower the min of the list in the schema`
      : `remove ${count - max === 1 ? 'an item' : `${count - max} items`}, or raise the max of the list in the schema`;
  return [
    {
      where: file,
      key: path,
      found: `${count} ${count === 1 ? 'item' : 'items'} in the list ${name}`,
      expected: `${min} to ${max} items`,
      wayOut: `${wayOut}; nothing was written`,
    },
  ];
}

/** Returns the number of items that codegen is about to move into a list that is absent from its file: renamed or retired ones. */
function returningItems({ defaultLocale, renamed }: SiteModel, list: string, parse: (file: string) => JsonObject): number {
  const retired = [...textsOf(parse(retiredFile(defaultLocale))).keys()];
  const moved = Object.keys(renamed).flatMap((from) => {
    const [bundle = ''] = from.split('.');
    return [...textsOf(parse(messageFile(defaultLocale, bundle))).keys()].map((key) => `${bundle}.${key}`);
  });
  const items = [...retired, ...moved]
    .map((key) => destinationOf(key, renamed)?.key ?? key)
    .filter((key) => key.startsWith(`${list}.`))
    .map((key) => key.slice(list.length + 1).split('.')[0] ?? '');
  return Math.max(0, ...itemKeys(Object.fromEntries(items.map((key) => [key, true]))).map(Number));
}
