/** Reading a message file: its texts by key, and the line of each for error messages. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { type Place, placesIn } from '../../lib/lines.ts';
import { type Placeless, ProblemsError } from '../problem.ts';
import { foreignBytes, malformed } from './json-errors.ts';
import { isObject, type Json, type JsonObject, sourcesFileName } from './texts.ts';

const byteOrderMark = '\uFEFF';

/** The source without the invisible mark that some editors begin a file with: it says nothing, and not every reader of JSON skips it. */
export function withoutMark(source: string): string {
  return source.startsWith(byteOrderMark) ? source.slice(byteOrderMark.length) : source;
}

/**
 * Parses a JSON object, with a byte order mark, tabs between its texts and lines that end by CRLF if need be. Throws a
 * {@link ProblemsError} with file, line and column for anything else.
 */
export function parseJson(file: string, saved: string): JsonObject {
  const source = withoutMark(saved);
  const refuse = (offset: number, complaint: Placeless) => {
    const { line, column } = placesIn(source)(offset);
    return new ProblemsError([{ where: `${file}:${line}:${column}`, ...complaint }]);
  };
  const foreign = foreignBytes(source);
  if (foreign) throw refuse(foreign.offset, foreign.complaint);
  let value: Json;
  try {
    value = JSON.parse(source) as Json;
  } catch {
    const { offset, complaint } = malformed(source, file.endsWith(sourcesFileName));
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
  const text = withoutMark(source);
  const tree = parseTree(text);
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as string[]);
    if (node) return placesIn(text)(node.offset);
  }
  return { line: 1, column: 1 };
}

/** The second of two equal keys in one object; undefined when there is none. `value` is what `source` parses to. */
function keyTwice(source: string, value: Json): { readonly key: string; readonly offset: number } | undefined {
  // Counting is quick, and enough for the files that are right.
  const written = [...source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter((match) => match[1] !== undefined).length;
  if (written === countKeys(value)) return undefined;
  const tree = parseTree(source);
  return tree ? findTwice(tree) : undefined;
}

function countKeys(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, child: Json) => sum + countKeys(child), own);
}

function findTwice(node: Node): { readonly key: string; readonly offset: number } | undefined {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name) {
      if (seen.has(name.value)) return { key: name.value, offset: name.offset };
      seen.add(name.value);
    }
    const deeper = findTwice(child);
    if (deeper) return deeper;
  }
  return undefined;
}
