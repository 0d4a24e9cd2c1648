/**
 * Bringing a message file in line with its content type without losing a word: texts stay where they are, new keys
 * appear as `null`, keys that left the content type retire, and come back with their text when the key does.
 */
import { type Leaf, leaves } from '../../../schema/language/nodes.ts';
import type { BundleModel } from '../site-model.ts';
import { bare, isObject, type Json, type JsonObject, type Texts, textsOf } from './texts.ts';

export interface Reconciled {
  /** The bundle's messages: every key of the content type, `null` where nobody has written a text yet. */
  readonly messages: JsonObject;
  /** Texts of this bundle whose key has left the content type, by key. */
  readonly retired: Readonly<Record<string, string>>;
  /** Whether `messages` differs from what the file held. */
  readonly changed: boolean;
}

/** What renames move into a bundle and out of it, by dotted key. */
export interface Moves {
  readonly arriving: ReadonlyMap<string, string>;
  readonly leaving: ReadonlySet<string>;
}

const noMoves: Moves = { arriving: new Map(), leaving: new Set() };

/** Reconciles the messages of one bundle in one locale; `current` is what its file holds, undefined when there is none. */
export function reconcile(
  bundle: BundleModel,
  current: JsonObject | undefined,
  retired: Readonly<Record<string, string>>,
  { arriving, leaving }: Moves = noMoves,
): Reconciled {
  const held = textsOf(current ?? {});
  const expected = leaves(bundle.content);
  const keys = new Set(expected.map(({ path }) => path.join('.')));
  const stillRetired = bare(retired);
  const texts = new Map<string, string | null>();

  for (const key of keys) {
    const text = held.get(key) || arriving.get(key) || stillRetired[key];
    texts.set(key, text ?? held.get(key) ?? null);
    if (stillRetired[key] === text) delete stillRetired[key];
  }
  for (const [key, text] of held) if (text && !keys.has(key) && !leaving.has(key)) retire(stillRetired, key, text);

  const messages = build(expected, texts, current);
  return { messages, retired: stillRetired, changed: JSON.stringify(current) !== JSON.stringify(messages) };
}

/** The messages as an object: keys in the order the file has them, new ones in the order of the content type. */
function build(expected: readonly Leaf[], texts: ReadonlyMap<string, string | null>, current: JsonObject | undefined): JsonObject {
  const inSchemaOrder = bare<Json>();
  for (const { path } of expected) {
    let branch = inSchemaOrder;
    for (const step of path.slice(0, -1)) {
      branch[step] ??= bare<Json>();
      branch = branch[step] as Record<string, Json>;
    }
    branch[path.at(-1) as string] = texts.get(path.join('.')) ?? null;
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

/** Retired texts as a file holds them. */
export function retiredTexts(file: JsonObject): Texts {
  return Object.fromEntries(
    Object.entries(file).map(([id, bundle]) => {
      const kept = isObject(bundle) ? [...textsOf(bundle)] : [];
      return [id, Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== null))];
    }),
  );
}

/** The file of retired texts: bundles that have some, and keys, in order. */
export function printRetired(retired: Texts): string {
  const kept = Object.entries(retired).filter(([, texts]) => Object.keys(texts).length > 0);
  return `${JSON.stringify(sortKeys(Object.fromEntries(kept.map(([id, texts]) => [id, sortKeys(texts)]))), null, 2)}\n`;
}

/** Adds a text to all that have retired, see {@link retire}. */
export function retireFrom(all: Record<string, Record<string, string>>, bundle: string, key: string, text: string): void {
  if (!Object.hasOwn(all, bundle)) put(all, bundle, {});
  retire(all[bundle] ?? {}, key, text);
}

/**
 * Adds a text to the retired ones of its bundle. An older text under the same key is not replaced: it makes room and
 * stays beside it, as `hero.title (2)`. A key may be any word, one that every object has something under too.
 */
function retire(retired: Record<string, string>, key: string, text: string): void {
  const older = Object.hasOwn(retired, key) ? retired[key] : undefined;
  if (older !== undefined && older !== text) {
    let number = 2;
    while (Object.hasOwn(retired, `${key} (${number})`)) number++;
    retired[`${key} (${number})`] = older;
  }
  put(retired, key, text);
}

/** As `values[key] = value`, which under `__proto__` would put nothing anywhere. */
function put<T>(values: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(values, key, { value, enumerable: true, configurable: true, writable: true });
}

function sortKeys<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
