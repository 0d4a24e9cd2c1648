/** Content must be made of what message files can hold. */
import type { z } from 'zod';
import { children, textMeaning } from '../../schema/nodes.ts';
import type { SiteModel } from './model.ts';
import type { Complaint, Problem } from './problem.ts';

/** The problems of every content type: nodes that are neither text nor branch, keys that no message could have. */
export function checkContent(site: SiteModel): Problem[] {
  const pages = new Set(site.pages.map((page) => page.id));
  return site.bundles.flatMap(({ id, content }) =>
    strangeNodes(content, []).map((complaint) =>
      pages.has(id)
        ? { where: 'schema/pages.ts', entries: [{ page: id, property: 'content' }], ...complaint }
        : { where: `schema/bundles.ts ("${id}")`, ...complaint },
    ),
  );
}

function strangeNodes(node: z.ZodType, path: readonly string[]): Complaint[] {
  if (textMeaning(node)) return [];
  let parts: ReturnType<typeof children>;
  try {
    parts = children(node);
  } catch {
    const expected = 'text(), rich(), list(), entries() or z.object()';
    return [{ found: `a zod ${node.type} as ${path.join('.')}`, expected, wayOut: 'write text() for a text, or make it a fact' }];
  }
  return parts.flatMap(([key, child]) => {
    if (!key.includes('.')) return strangeNodes(child, [...path, key]);
    return [{ found: `a dot in the key "${key}"`, expected: 'a key without dots', wayOut: 'rename the key' }];
  });
}
