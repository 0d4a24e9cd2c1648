/** Reading a message file: its texts by key, and the line of each for error messages. */
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Place, placesIn } from '../../lib/lines.ts';
import { type Placeless, ProblemsError } from '../../lib/problem.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { keyTwice } from './twice.ts';

const byteOrderMark = '\uFEFF';

/** Parses a JSON object. Throws a {@link ProblemsError} with file, line and column for anything else. */
export function parseJson(file: string, source: string): JsonObject {
  const refuse = (offset: number, complaint: Placeless) => {
    const { line, column } = placesIn(source)(offset);
    return new ProblemsError([{ where: `${file}:${line}:${column}`, ...complaint }]);
  };
  let value: Json;
  try {
    value = JSON.parse(source) as Json;
  } catch {
    const { offset, complaint } = malformed(source);
    throw refuse(offset, complaint);
  }
  if (!isObject(value)) {
    const expected = 'an object of messages, {"key": "text"}';
    throw refuse(0, { found: 'JSON that is no object', expected, wayOut: 'restore the file from git' });
  }
  // JSON keeps the last of two texts under one key, and would lose the first without a word.
  const twice = keyTwice(source, value);
  if (twice) {
    const wayOut = 'keep one of the two texts, or correct its key; nothing was written';
    throw refuse(twice.offset, { found: `the key "${twice.key}" twice`, expected: 'each key once in its object', wayOut });
  }
  return value;
}

/** The place of a key as `file:line`; of the nearest key above it when the key is absent. */
export function placeOf(file: string, source: string, path: readonly string[]): string {
  return `${file}:${keyPlace(source, path).line}`;
}

/** The place of the text under a key; of the nearest key above it when the key is absent. */
export function keyPlace(source: string, path: readonly string[]): Place {
  const tree = parseTree(source);
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as string[]);
    if (node) return placesIn(source)(node.offset);
  }
  return { line: 1, column: 1 };
}

/** What keeps a source from being JSON, and where. */
function malformed(source: string): { readonly offset: number; readonly complaint: Placeless } {
  if (source.startsWith(byteOrderMark)) {
    const wayOut = 'save the file as “UTF-8” rather than “UTF-8 with BOM”; nothing was written';
    return { offset: 0, complaint: { found: 'an invisible byte order mark', expected: 'a file that begins with {', wayOut } };
  }
  const errors: ParseError[] = [];
  parseTree(source, errors, { disallowComments: true });
  const first = errors[0];
  const found = first ? `malformed JSON: ${words(printParseErrorCode(first.error))}` : 'malformed JSON';
  return { offset: first?.offset ?? 0, complaint: { found, expected: 'valid JSON', wayOut: 'correct that place; nothing was written' } };
}

/** `CommaExpected` is “comma expected”. */
function words(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
