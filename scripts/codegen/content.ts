/** Content must be made of what message files can hold, and facts of what a type can say. */
import type { z } from 'zod';
import { meaningOf, type NodeMeaning } from '../../schema/define.ts';
import { children, textMeaning } from '../../schema/nodes.ts';
import type { Placeless, Problem } from '../lib/problem.ts';
import { factType } from './facts.ts';
import type { SiteModel } from './model.ts';

type TypeMeaning = Extract<NodeMeaning, { kind: 'type' }>;

/** The problems of all content: nodes that are neither text nor branch, keys that no message could have, types that are not one. */
export function checkContent(site: SiteModel): Problem[] {
  const pages = new Set(site.pages.map((page) => page.id));
  const types = new Map<string, z.ZodType[]>();
  return site.bundles.flatMap(({ id, content }) =>
    wrongNodes(content, [], types).map((wrong) =>
      pages.has(id)
        ? { where: 'schema/pages.ts', entries: [{ page: id, property: 'content' }], ...wrong }
        : { where: `schema/bundles.ts ("${id}")`, ...wrong },
    ),
  );
}

function wrongNodes(node: z.ZodType, path: readonly string[], types: Map<string, z.ZodType[]>): Placeless[] {
  if (textMeaning(node)) return [];
  let parts: ReturnType<typeof children>;
  try {
    parts = children(node);
  } catch {
    const expected = 'text(), rich(), list(), entries() or z.object()';
    return [{ found: `a zod ${node.type} as ${path.join('.')}`, expected, wayOut: 'write text() for a text, or make it a fact' }];
  }
  const meaning = meaningOf(node);
  return [
    ...(meaning?.kind === 'type' ? wrongType(node, meaning, types) : []),
    ...parts.flatMap(([key, child]) => {
      const wrong = wrongKey(key, meaning);
      return wrong ? [wrong] : wrongNodes(child, [...path, key], types);
    }),
  ];
}

function wrongKey(key: string, meaning: NodeMeaning | undefined): Placeless | undefined {
  if (key.includes('.')) return { found: `a dot in the key "${key}"`, expected: 'a key without dots', wayOut: 'rename the key' };
  const isTaken = key === 'id' && (meaning?.kind === 'section' || meaning?.kind === 'type');
  const expected = 'another name: components find the anchor, or the id of the entry, there';
  return isTaken ? { found: 'a text named "id"', expected, wayOut: 'rename the text' } : undefined;
}

/** What is wrong with a content type, said where it is first met. */
function wrongType(node: z.ZodType, { name, facts }: TypeMeaning, types: Map<string, z.ZodType[]>): Placeless[] {
  const known = types.get(name) ?? [];
  if (known.includes(node)) return [];
  types.set(name, [...known, node]);
  if (known.length > 0) {
    const wayOut = 'rename one of the two, or use the first in both places';
    return [{ found: `a second content type "${name}"`, expected: 'each name for one content type', wayOut }];
  }
  return Object.entries(facts as Readonly<Record<string, z.ZodType>>)
    .filter(([, fact]) => factType(fact) === undefined)
    .map(([fact, { type }]) => ({
      found: `the fact "${fact}" of ${name}, a zod ${type}`,
      expected: 'texts, numbers, booleans, enums, literals, links, and arrays or objects of these',
      wayOut: `give "${fact}" one of these types`,
    }));
}
