/** Reads the message files of a locale. */
import type { Files } from '../generated-files.ts';
import type { Problem } from '../problem.ts';
import { parseJson } from './parse.ts';
import { retiredTexts } from './reconcile.ts';
import { isObject, type Json, type JsonObject, messagesFolder, retiredFile, sourcesFile, type Texts } from './texts.ts';

interface LocaleMessages {
  /** Content of each file by bundle, including removed bundles. */
  readonly messages: ReadonlyMap<string, JsonObject>;
  readonly retired: Texts;
  readonly wrong: Problem[];
}

/** Reads the message files and the retired texts of a locale. Throws for malformed JSON, also in the file of source hashes. */
export function readLocale(locale: string, existing: Files): LocaleMessages {
  const wrong: Problem[] = [];
  const read = (path: string): JsonObject => {
    const value = parseJson(path, existing[path] ?? '{}');
    wrong.push(...nonTextValues(path, value));
    return value;
  };
  const retired = retiredTexts(read(retiredFile(locale)));
  read(sourcesFile(locale));
  const folder = `${messagesFolder}/${locale}/`;
  const messages = new Map<string, JsonObject>();
  for (const path of Object.keys(existing).sort()) {
    if (!path.startsWith(folder) || !path.endsWith('.json') || path === retiredFile(locale) || path === sourcesFile(locale)) continue;
    const values = read(path);
    wrong.push(...dottedKeys(path, values));
    messages.set(path.slice(folder.length, -'.json'.length), values);
  }
  return { messages, retired, wrong };
}

/** Returns a problem for each value that is neither text, blocks of a text, `null` nor an object. */
function nonTextValues(file: string, value: Json, path: readonly string[] = []): Problem[] {
  if (value === null || typeof value === 'string') return [];
  if (isObject(value)) return Object.entries(value).flatMap(([key, child]) => nonTextValues(file, child, [...path, key]));
  if (Array.isArray(value)) return wrongBlocks(file, value, path);
  const found = `the ${typeof value} ${value}`;
  return [{ where: file, key: path, found, expected: 'one text in quotes', wayOut: `write "${value}"; nothing was written` }];
}

/** Returns the problem of an array that holds something else than blocks of a text. */
function wrongBlocks(file: string, blocks: readonly Json[], path: readonly string[]): Problem[] {
  let offset = 0;
  for (const block of blocks) {
    const place = { where: file, key: path, offset };
    if (typeof block !== 'string') {
      const found =
        block === null
          ? 'null in an array'
          : isObject(block) || Array.isArray(block)
            ? 'an array of objects or arrays'
            : `${block} in an array`;
      return [
        {
          ...place,
          found,
          expected: 'an array of blocks, each a text in quotes',
          wayOut: 'write each block in quotes; nothing was written',
        },
      ];
    }
    const gap = block.indexOf('\n\n');
    if (gap >= 0) {
      const wayOut = 'end the string there, and write a comma and a new string; nothing was written';
      return [{ ...place, offset: offset + gap, found: 'an empty line within a block', expected: 'one block in each string', wayOut }];
    }
    offset += block.length + 2;
  }
  return [];
}

/** Returns a problem for each key with a dot: `"hero.title"` would be confused with `title` in `hero`. */
function dottedKeys(file: string, value: Json, path: readonly string[] = []): Problem[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = [...path, key];
    if (!key.includes('.')) return dottedKeys(file, child, own);
    const wayOut = 'nest the objects, or write the key without the dot; nothing was written';
    return [{ where: file, key: own, found: `a dot in the key "${key}"`, expected: 'a key without dots', wayOut }];
  });
}
