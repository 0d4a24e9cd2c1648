/** What no message file may hold anywhere: reconciling could only drop it, and the words in it. */
import type { Problem } from '../problem.ts';
import { isObject, type Json } from './json.ts';

/** Values that are neither text, `null` nor an object of these. */
export function nonTextValues(file: string, value: Json, path: readonly string[] = []): Problem[] {
  if (value === null || typeof value === 'string') return [];
  if (isObject(value)) return Object.entries(value).flatMap(([key, child]) => nonTextValues(file, child, [...path, key]));
  const isList = Array.isArray(value);
  return [
    {
      where: file,
      key: path,
      found: isList ? 'a list' : `the ${typeof value} ${value}`,
      expected: isList ? 'an object keyed from "1", or one text in quotes' : 'one text in quotes',
      wayOut: isList ? 'write { "1": …, "2": … }; nothing was written' : `write "${value}"; nothing was written`,
    },
  ];
}

/** Keys with a dot: `"hero.title"` would be taken for `title` in `hero`. */
export function dottedKeys(file: string, value: Json, path: readonly string[] = []): Problem[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = [...path, key];
    if (!key.includes('.')) return dottedKeys(file, child, own);
    const wayOut = 'nest the objects, or write the key without the dot; nothing was written';
    return [{ where: file, key: own, found: `a dot in the key "${key}"`, expected: 'a key without dots', wayOut }];
  });
}
