/** Keys that a JSON file holds twice. */
import { type Node, parseTree } from 'jsonc-parser';
import type { Json } from './json.ts';

/** The second of two equal keys in one object; undefined when there is none. `value` is what `source` parses to. */
export function keyTwice(source: string, value: Json): { readonly key: string; readonly offset: number } | undefined {
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
