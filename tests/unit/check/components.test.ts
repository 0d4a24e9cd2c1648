/** The rule that every page has its component. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type PageId, pages } from '../../../generated/pages.ts';
import { componentFile, componentsRule } from '../../../scripts/check/rules/components.ts';
import { temporaryFolder } from '../../codegen/project.ts';

test('a page without a component is named, with the file to write', () => {
  const root = temporaryFolder('components');
  for (const id of Object.keys(pages) as PageId[]) {
    const file = join(root, componentFile(id));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  expect(componentsRule(root)).toEqual([]);
  rmSync(join(root, 'pages/about/about.page.server.tsx'));
  expect(componentsRule(root)).toMatchObject([{ rule: 'components', where: 'pages/about/about.page.server.tsx', found: 'no such file' }]);
  rmSync(root, { recursive: true });
});

test('pages of a kind share its component, named once for each of them', () => {
  expect([componentFile('strategy'), componentFile('budget'), componentFile('about')]).toEqual([
    'pages/guide/guide.page.server.tsx',
    'pages/guide/guide.page.server.tsx',
    'pages/about/about.page.server.tsx',
  ]);
});

test('every page of this site has its component', () => {
  expect(componentsRule()).toEqual([]);
});
