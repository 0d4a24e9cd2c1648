/** The texts whose key has left, by bundle and key. */
import { isObject, type JsonObject } from './json.ts';
import { type Texts, textsOf } from './texts.ts';

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

/**
 * Adds a text to the retired ones of its bundle. An older text under the same key is not replaced: it makes room and
 * stays beside it, as `hero.title (2)`.
 */
export function retire(retired: Record<string, string>, key: string, text: string): void {
  const older = retired[key];
  if (older !== undefined && older !== text) {
    let number = 2;
    while (retired[`${key} (${number})`] !== undefined) number++;
    retired[`${key} (${number})`] = older;
  }
  retired[key] = text;
}

function sortKeys<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
