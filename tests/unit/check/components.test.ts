/** The rule that every page has its component. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../generated/pages.ts';
import { componentsRule } from '../../../scripts/check/rules/components.ts';
import { temporaryFolder } from '../../codegen/project.ts';

test('a page without a component is named, with the file to write', () => {
  const root = temporaryFolder('components');
  for (const id of Object.keys(pages)) {
    const file = join(root, `pages/${id}/${id}.page.server.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  expect(componentsRule(root)).toEqual([]);
  rmSync(join(root, 'pages/about/about.page.server.tsx'));
  expect(componentsRule(root)).toMatchObject([{ rule: 'components', where: 'pages/about/about.page.server.tsx', found: 'no such file' }]);
  rmSync(root, { recursive: true });
});

test('every page of this site has its component', () => {
  expect(componentsRule()).toEqual([]);
});
