/** Data flows one way: what each layer may import, every way of importing, and no circles. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importsRule } from '../../../scripts/check/rules/imports.ts';
import { temporaryFolder } from '../../codegen/project.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder('imports');
  put('schema/site.ts', "import { z } from 'zod';\nimport './define.ts';\n");
  put('generated/routes.ts', "import type { Locale } from '../schema/site.ts';\n");
  put('scripts/build.ts', "import { routes } from '../generated/routes.ts';\nimport { readFileSync } from 'node:fs';\n");
  put('renderer/page.tsx', "import { routes } from '#generated/routes.ts';\n");
  put('supabase/functions/send/index.ts', "import { rules } from '../_shared/rules.ts';\nimport pg from 'pg';\n");
  put('pages/home/home.page.server.tsx', "import { hero } from './parts/hero.tsx';\nimport { useLocale } from '#renderer/page.tsx';\n");
});
afterEach(() => rmSync(root, { recursive: true }));

test('the house as it is meant to be has no findings', () => {
  expect(importsRule(root)).toEqual([]);
});

test.for([
  ['schema/bad.ts', "import { routes } from '../generated/routes.ts';"],
  ['schema/bad.ts', "import type { Route } from '#generated/routes.ts';"],
  ['generated/bad.ts', "import { typeset } from '../renderer/content/typography.ts';"],
  ['scripts/bad.ts', "import { LocaleProvider } from '#renderer/page.tsx';"],
  ['renderer/bad.tsx', "import '../pages/home/home.page.server.tsx';"],
  ['supabase/functions/send/bad.ts', "import { contactMessage } from '../../../schema/contact.ts';"],
  ['renderer/ui/bad.ts', "import { run } from '../../scripts/run.ts';"],
  ['pages/home/bad.tsx', "import { site } from '#schema/site.ts';"],
  ['pages/home/bad.tsx', "import { about } from '../about/about.tsx';"],
  ['pages/home/parts/bad.tsx', "import { about } from '../../about/parts/team.tsx';"],
  ['schema/bad.ts', "export { routes } from '../generated/routes.ts';"],
  ['schema/bad.ts', "export * from '#generated/routes.ts';"],
  ['renderer/bad.ts', "export const load = () => import('../pages/home/home.page.server.tsx');"],
  ['renderer/bad.ts', "export type Home = typeof import('../pages/home/home.page.server.tsx');"],
  ['renderer/bad.ts', "export type Home = import('../pages/home/home.page.server.tsx').Home;"],
  ['renderer/bad.ts', "import { home } from '#renderer/../pages/home/home.page.server.tsx';"],
  ['scripts/bad.mjs', "import '../renderer/page.tsx';"],
  ['supabase/functions/send/bad.ts', "import '../../../tests/support.ts';"],
] as const)('%s: %s is refused, with its line', ([file, line]) => {
  put(file, `\n${line}\n`);
  expect(importsRule(root)).toMatchObject([{ rule: 'imports', where: `${file}:2` }]);
});

test('the finding says what the layer may import, or that pages keep apart', () => {
  put('pages/home/bad.tsx', "import '#schema/site.ts';\nimport '../about/about.tsx';\n");
  expect(importsRule(root)).toMatchObject([
    { found: 'an import of #schema/site.ts', expected: 'pages/ imports from renderer and generated' },
    { found: 'an import of another page, ../about/about.tsx', expected: 'a page that imports no other page' },
  ]);
});

describe('circles', () => {
  test.for([
    ['of two files', { 'schema/a.ts': "import './b.ts';", 'schema/b.ts': "import './a.ts';" }],
    ['by a type', { 'schema/a.ts': "import type { B } from './b.ts';", 'schema/b.ts': "export type A = import('#schema/a.ts').A;" }],
    ['of three', { 'schema/a.ts': "import './b.ts';", 'schema/b.ts': "export * from './c.ts';", 'schema/c.ts': "import './a.ts';" }],
    ['of files in folders', { 'pages/home/a.ts': "import './parts/b.ts';", 'pages/home/parts/b.ts': "import '../a.ts';" }],
    [
      'of folders side by side',
      { 'renderer/ui/a.ts': "import '../layout/b.ts';", 'renderer/ui/c.ts': '', 'renderer/layout/d.ts': "import '../ui/c.ts';" },
    ],
    ['in tests', { 'tests/unit/a.ts': "import './b.ts';", 'tests/unit/b.ts': "import './a.ts';" }],
  ] as const)('%s', ([, files]) => {
    for (const [path, text] of Object.entries(files)) put(path, text);
    expect(importsRule(root)).toMatchObject([{ rule: 'imports', found: expect.stringMatching(/^a circle, /) }]);
  });

  test('no circle: a folder and a file beside it, each read by one file of the other side', () => {
    put('renderer/ui/a.ts', "import '../page.tsx';");
    put('renderer/b.ts', "import './ui/a.ts';");
    expect(importsRule(root)).toEqual([]);
  });

  test('the finding names each import of the circle, with its line', () => {
    put('renderer/ui/a.ts', "\nimport '../layout/b.ts';");
    put('renderer/ui/c.ts', '');
    put('renderer/layout/d.ts', "import '../ui/c.ts';");
    expect(importsRule(root)).toMatchObject([
      {
        where: 'renderer/ui/a.ts:2',
        found: 'a circle, renderer/layout/ > renderer/ui/ > renderer/layout/, with renderer/layout/d.ts:1',
      },
    ]);
  });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
