/** Parses message files and finds the lines of keys. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { type Place, placesIn } from '../../lib/lines.ts';
import { type Placeless, ProblemsError } from '../problem.ts';
import { foreignBytes, malformed } from './json-errors.ts';
import { isObject, type Json, type JsonObject, sourcesFileName } from './texts.ts';

const byteOrderMark = '\uFEFF';

/** Removes the byte order mark, which `JSON.parse` rejects. */
export function withoutMark(source: string): string {
  return source.startsWith(byteOrderMark) ? source.slice(byteOrderMark.length) : source;
}

/** Parses a JSON object, which may begin with a byte order mark. Throws a {@link ProblemsError} with file, line and column. */
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
    throw refuse(0, { found: 'JSON that is not an object', expected, wayOut: 'restore the file from git' });
  }
  // `JSON.parse` silently drops the first of two equal keys.
  const duplicate = duplicateKey(source, value);
  if (duplicate) {
    const wayOut = 'keep one of the two texts, or correct its key; nothing was written';
    throw refuse(duplicate.offset, { found: `the key "${duplicate.key}" twice`, expected: 'each key once in its object', wayOut });
  }
  return value;
}

/** Returns the place of a key as `file:line`, of an offset in its text as `file:line:column`; the nearest key above for an absent key. */
export function placeOf(file: string, source: string, path: readonly string[], offset?: number): string {
  const { line, column } = keyPlace(source, path, offset);
  return `${file}:${line}${offset === undefined ? '' : `:${column}`}`;
}

/** Returns the place of the text of a key, or of an offset in the text; the nearest key above for an absent key. */
export function keyPlace(source: string, path: readonly string[], offset?: number): Place {
  const text = withoutMark(source);
  const tree = parseTree(text);
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as string[]);
    if (node) return placesIn(text)(offset === undefined || length < path.length ? node.offset : offsetWithin(node, text, offset));
  }
  return { line: 1, column: 1 };
}

/** Returns the offset in a file of a character of a text: of a string, or of an array of blocks, which count as joined by two line breaks. */
function offsetWithin(node: Node, source: string, offset: number): number {
  let start = 0;
  for (const block of node.type === 'array' ? (node.children ?? []) : []) {
    const { length } = String(block.value);
    if (offset <= start + length) return offsetWithin(block, source, offset - start);
    start += length + 2;
  }
  if (node.type !== 'string') return node.offset;
  let place = node.offset + 1;
  for (let count = 0; count < offset; count++) place += source[place] !== '\\' ? 1 : source[place + 1] === 'u' ? 6 : 2;
  return place;
}

interface FoundKey {
  readonly key: string;
  readonly offset: number;
}

/** Returns the second of two equal keys in one object. `value`: the parsed source. */
function duplicateKey(source: string, value: Json): FoundKey | undefined {
  // Counting keys is fast and finds that most files have no duplicates.
  const written = [...source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter((match) => match[1] !== undefined).length;
  if (written === countKeys(value)) return undefined;
  const tree = parseTree(source);
  return tree && duplicateIn(tree);
}

function countKeys(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, child: Json) => sum + countKeys(child), own);
}

function duplicateIn(node: Node): FoundKey | undefined {
  const names = new Set<string>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name) {
      if (names.has(name.value)) return { key: name.value, offset: name.offset };
      names.add(name.value);
    }
    const deeper = duplicateIn(child);
    if (deeper) return deeper;
  }
  return undefined;
}
