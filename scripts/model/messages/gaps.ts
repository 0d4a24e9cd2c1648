/**
 * Closes gaps in open lists. A writer removes an item from the source list 1, 2, 3 by deleting the key "2": the item is then removed and
 * the later ones are renumbered in every language, with the hashes of their sources. A removed translation is retired.
 */
import type { z } from 'zod';
import { metaOf } from '../../../schema/language/define.ts';
import { children, hasOpenList, itemKeys, textMeta } from '../../../schema/language/nodes.ts';
import type { Files } from '../generated-files.ts';
import type { Problem } from '../problem.ts';
import type { SiteModel } from '../site-model.ts';
import { parseJson } from './parse.ts';
import { printRetired, retiredTexts, retireFrom } from './reconcile.ts';
import { isObject, type Json, type JsonObject, messageFile, retiredFile, sourcesFile, valueAt, writtenTexts } from './texts.ts';

interface Closed {
  /** All files, without gaps. */
  readonly files: Files;
  /** Lines for the terminal. */
  readonly notes: readonly string[];
  /** Lists that differ between the languages, so that the removed item is unknown. */
  readonly wrong: readonly Problem[];
}

/** A source list with gaps: its path and the keys of its items. */
interface Gap {
  readonly bundle: string;
  readonly path: readonly string[];
  readonly keys: readonly string[];
}

export function closeGaps(site: SiteModel, existing: Files): Closed {
  const source = site.defaultLocale;
  const gaps = site.bundles.flatMap(({ id, content }) => {
    const file = messageFile(source, id);
    return hasOpenList(content) ? gapsIn(id, content, parseJson(file, existing[file] ?? '{}'), []) : [];
  });
  const locales = site.languages.map(({ locale }) => locale);
  const wrong = gaps.flatMap((gap) => locales.flatMap((locale) => unlikeList(gap, source, locale, existing)));
  if (gaps.length === 0 || wrong.length > 0) return { files: existing, notes: [], wrong };
  let files = existing;
  for (const gap of gaps) for (const locale of locales) files = { ...files, ...renumbered(gap, locale, files) };
  return { files, notes: gaps.map(noteOf), wrong: [] };
}

/** Returns the gaps below a node, inner lists before the list that contains them. */
function gapsIn(bundle: string, node: z.ZodType, value: Json | undefined, path: readonly string[]): Gap[] {
  if (textMeta(node) || !isObject(value)) return [];
  const meta = metaOf(node);
  const open = meta?.kind === 'list' ? meta.open : undefined;
  const keys = open ? itemKeys(value) : [];
  const parts = open ? keys.map((key) => [key, open.item] as const) : children(node);
  const below = parts.flatMap(([key, child]) => gapsIn(bundle, child, value[key], [...path, key]));
  return keys.some((key, index) => key !== String(index + 1)) ? [...below, { bundle, path, keys }] : below;
}

function missingKeys(keys: readonly string[]): string[] {
  const numbers = Array.from({ length: Number(keys.at(-1)) }, (_, index) => String(index + 1));
  return numbers.filter((key) => !keys.includes(key));
}

/** Returns a problem for a translated list that has neither the items of the source list nor those before the removal. */
function unlikeList({ bundle, path, keys }: Gap, source: string, locale: string, files: Files): Problem[] {
  const file = messageFile(locale, bundle);
  const list = valueAt(parseJson(file, files[file] ?? '{}'), path);
  if (!isObject(list)) return [];
  const own = itemKeys(list);
  const before = new Set([...keys, ...missingKeys(keys)]);
  if (keys.every((key) => own.includes(key)) && own.every((key) => before.has(key))) return [];
  return [
    {
      where: file,
      key: path,
      found: `the items ${own.join(', ')}, and ${keys.join(', ')} in the language "${source}"`,
      expected: 'the items of the source list, or those before an item was removed from it',
      wayOut: `number the items from 1 to ${keys.length} in ${messageFile(source, bundle)}, and put each translation under the number of its source; nothing was written`,
    },
  ];
}

/** Returns the files of one locale that change: messages, retired texts and hashes of sources. */
function renumbered({ bundle, path, keys }: Gap, locale: string, files: Files): Files {
  const numbers = new Map(keys.map((key, index) => [key, String(index + 1)]));
  const read = (file: string) => parseJson(file, files[file] ?? '{}');
  const [own, retired, sources] = [messageFile(locale, bundle), retiredFile(locale), sourcesFile(locale)];
  const messages = read(own);
  const list = valueAt(messages, path);
  const changed: Record<string, string> = {};
  if (isObject(list)) {
    const items = Object.entries(list).flatMap(([key, item]) => (numbers.has(key) ? [[numbers.get(key), item]] : []));
    changed[own] = print(withValue(messages, path, Object.fromEntries(items)));
    const removed = Object.entries(writtenTexts(list)).filter(([key]) => !numbers.has(key.split('.')[0] ?? ''));
    const all = Object.fromEntries(Object.entries(retiredTexts(read(retired))).map(([id, texts]) => [id, { ...texts }]));
    for (const [key, text] of removed) retireFrom(all, bundle, [...path, key].join('.'), text);
    if (removed.length > 0) changed[retired] = printRetired(all);
  }
  const hashes = read(sources)[bundle];
  if (isObject(hashes)) {
    const prefix = `${path.join('.')}.`;
    const moved = Object.entries(hashes).flatMap(([key, hash]) => {
      const [item = '', ...rest] = key.startsWith(prefix) ? key.slice(prefix.length).split('.') : [];
      if (item === '') return [[key, hash]];
      const number = numbers.get(item);
      return number === undefined ? [] : [[prefix + [number, ...rest].join('.'), hash]];
    });
    changed[sources] = print({ ...read(sources), [bundle]: Object.fromEntries(moved) });
  }
  return changed;
}

function withValue(branch: JsonObject, [step, ...rest]: readonly string[], value: Json): JsonObject {
  if (step === undefined) return value as JsonObject;
  return { ...branch, [step]: withValue(branch[step] as JsonObject, rest, value) };
}

function print(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function noteOf({ bundle, path, keys }: Gap): string {
  const gone = missingKeys(keys);
  const items = `${gone.length === 1 ? 'item' : 'items'} ${gone.join(', ')}`;
  return `renumbered ${[bundle, ...path].join('.')} without ${items}; removed translations are kept in _retired.json`;
}
