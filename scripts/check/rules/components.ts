/** Every page of the tree has its component, where the router looks for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../../generated/pages.ts';
import type { Problem } from '../../lib/problem.ts';

export function componentsRule(root = '.'): Problem[] {
  return Object.keys(pages)
    .map((id) => ({ id, file: `pages/${id}/${id}.page.server.tsx` }))
    .filter(({ file }) => !existsSync(join(root, file)))
    .map(({ id, file }) => ({
      rule: 'components',
      where: file,
      found: 'no such file',
      expected: `a component, exported as Page, for the page "${id}" of schema/pages.ts`,
      wayOut: `write ${file}, or take "${id}" out of the schema`,
    }));
}
