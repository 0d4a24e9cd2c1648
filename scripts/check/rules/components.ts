/** Every page of the tree has its component, where the router looks for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PageId, pages } from '../../../generated/pages.ts';
import type { Problem } from '../../lib/problem.ts';

/** Where the component of a page is: that of its kind, when it has one. */
export function componentFile(id: PageId): string {
  const name = pages[id].kind ?? id;
  return `pages/${name}/${name}.page.server.tsx`;
}

export function componentsRule(root = '.'): Problem[] {
  return (Object.keys(pages) as PageId[])
    .map((id) => ({ id, file: componentFile(id) }))
    .filter(({ file }) => !existsSync(join(root, file)))
    .map(({ id, file }) => ({
      rule: 'components',
      where: file,
      found: 'no such file',
      expected: `a component, exported as Page, for the page "${id}" of schema/pages.ts`,
      wayOut: `write ${file}, or take "${id}" out of the schema`,
    }));
}
