/** The texts whose key has left, by bundle and key. */
import { isObject, type JsonObject } from '../../model/messages/json.ts';
import { type Texts, textsOf } from '../../model/messages/texts.ts';

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
export function retire(retired: Record<string, string>, key: string, text: string): void {
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
