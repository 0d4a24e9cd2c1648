/** Updates message files to their content types. Texts of removed keys retire, and return when their key returns. */
import type { z } from 'zod';
import { metaOf } from '../../../schema/language/define.ts';
import { blocksOf } from '../../../schema/language/inline.ts';
import { children, type Leaf, leaves, textMeta } from '../../../schema/language/nodes.ts';
import type { BundleModel } from '../site-model.ts';
import { bare, isObject, type Json, type JsonObject, type Texts, textsOf, writtenTexts } from './texts.ts';

export interface Reconciled {
  /** A value for every key of the content type: the text, or `null` if there is none yet. */
  readonly messages: JsonObject;
  /** Texts of removed keys of this bundle, by key. */
  readonly retired: Readonly<Record<string, string>>;
  /** True if `messages` differs from the file. */
  readonly changed: boolean;
}

/** Texts that renames move into a bundle and out of it, by dotted key. */
export interface Moves {
  readonly arriving: ReadonlyMap<string, string>;
  readonly leaving: ReadonlySet<string>;
}

const noMoves: Moves = { arriving: new Map(), leaving: new Set() };

/** Reconciles the messages of one bundle in one locale. `current`: the content of the file, if there is one. */
export function reconcile(
  bundle: Omit<BundleModel, 'locales'>,
  current: JsonObject | undefined,
  retired: Readonly<Record<string, string>>,
  { arriving, leaving }: Moves = noMoves,
): Reconciled {
  const held = textsOf(current ?? {});
  const expected = leaves(bundle.content);
  const keys = new Set(expected.map(({ path }) => path.join('.')));
  const stillRetired = bare(retired);
  const texts = new Map<string, string | null>();
  const newItems = newItemsIn(bundle.content, current);
  const isNewItem = (key: string) => newItems.some((item) => key === item || key.startsWith(`${item}.`));

  for (const key of keys) {
    const text = held.get(key) || arriving.get(key) || (isNewItem(key) ? undefined : stillRetired[key]);
    texts.set(key, text ?? held.get(key) ?? null);
    if (stillRetired[key] === text) delete stillRetired[key];
  }
  for (const [key, text] of held) if (text && !keys.has(key) && !leaving.has(key)) retire(stillRetired, key, text);

  const messages = build(expected, texts, current);
  return { messages, retired: stillRetired, changed: JSON.stringify(current) !== JSON.stringify(messages) };
}

/**
 * Returns the keys of items without any text in the open lists of a file. A retired text was that of a former item with this number:
 * it does not return.
 */
function newItemsIn(node: z.ZodType, value: Json | undefined, path: readonly string[] = []): string[] {
  if (textMeta(node) || !isObject(value)) return [];
  const meta = metaOf(node);
  const isOpen = meta?.kind === 'list' && meta.open !== undefined;
  return children(node).flatMap(([key, child]) => {
    const own = [...path, key];
    const item = { [key]: value[key] ?? null };
    return isOpen && Object.keys(writtenTexts(item)).length === 0 ? [own.join('.')] : newItemsIn(child, value[key], own);
  });
}

/** Builds the message object: keys in the order of the file, new keys in the order of the content type. */
function build(expected: readonly Leaf[], texts: ReadonlyMap<string, string | null>, current: JsonObject | undefined): JsonObject {
  const inSchemaOrder = bare<Json>();
  for (const { path, meta } of expected) {
    let branch = inSchemaOrder;
    for (const step of path.slice(0, -1)) {
      branch[step] ??= bare<Json>();
      branch = branch[step] as Record<string, Json>;
    }
    const text = texts.get(path.join('.')) ?? null;
    branch[path.at(-1) as string] = meta.prose && text ? blocksOf(text) : text;
  }
  const schemaLink = current?.['$schema'];
  return inOrderOf(current, schemaLink === undefined ? inSchemaOrder : { $schema: schemaLink, ...inSchemaOrder });
}

function inOrderOf(current: Json | undefined, next: JsonObject): JsonObject {
  const order = isObject(current) ? Object.keys(current).filter((key) => Object.hasOwn(next, key)) : [];
  const keys = [...order];
  for (const [index, key] of Object.keys(next).entries()) {
    if (keys.includes(key)) continue;
    const before = Object.keys(next)[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return Object.fromEntries(
    keys.map((key) => {
      const value = next[key] as Json;
      return [key, isObject(value) ? inOrderOf(isObject(current) ? current[key] : undefined, value) : value];
    }),
  );
}

/** Returns the texts of a file of retired texts. */
export function retiredTexts(file: JsonObject): Texts {
  return Object.fromEntries(
    Object.entries(file).map(([id, bundle]) => {
      const entries = isObject(bundle) ? [...textsOf(bundle)] : [];
      return [id, Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))];
    }),
  );
}

/** Prints the file of retired texts: sorted, without empty bundles. */
export function printRetired(retired: Texts): string {
  const bundles = Object.entries(retired).filter(([, texts]) => Object.keys(texts).length > 0);
  return `${JSON.stringify(sortKeys(Object.fromEntries(bundles.map(([id, texts]) => [id, sortKeys(texts)]))), null, 2)}\n`;
}

/** Adds a text to the retired texts of all bundles, see {@link retire}. */
export function retireFrom(all: Record<string, Record<string, string>>, bundle: string, key: string, text: string): void {
  if (!Object.hasOwn(all, bundle)) put(all, bundle, {});
  retire(all[bundle] ?? {}, key, text);
}

/** Adds a text to the retired texts of its bundle. An older text of the same key is renamed to `hero.title (2)`. */
function retire(retired: Record<string, string>, key: string, text: string): void {
  const older = Object.hasOwn(retired, key) ? retired[key] : undefined;
  if (older !== undefined && older !== text) {
    let number = 2;
    while (Object.hasOwn(retired, `${key} (${number})`)) number++;
    retired[`${key} (${number})`] = older;
  }
  put(retired, key, text);
}

/** Sets `values[key]`, also for the key `__proto__`. */
function put<T>(values: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(values, key, { value, enumerable: true, configurable: true, writable: true });
}

function sortKeys<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
