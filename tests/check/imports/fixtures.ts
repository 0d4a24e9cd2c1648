import type { Fixtures, GivenCode } from '../fixtures.ts';

const house: GivenCode = {
  'schema/site/locales.ts': "import { z } from 'zod';\nimport './define.ts';\n",
  'generated/routes.ts': "import type { Locale } from '../schema/site.ts';\n",
  'scripts/build.ts': "import { routes } from '../generated/routes.ts';\nimport { readFileSync } from 'node:fs';\n",
  'scripts/model/problem.ts': "import { groupBy } from '../lib/maps.ts';\n",
  'scripts/build/build.ts': "import { runCodegen } from '../codegen/run.ts';\nimport { refuseFindings } from '../check/run.ts';\n",
  'renderer/page.tsx': "import { routes } from '#generated/routes.ts';\n",
  'supabase/functions/send/index.ts': "import { rules } from '../_shared/rules.ts';\nimport pg from 'pg';\n",
  'pages/home/home.page.server.tsx': "import { hero } from './parts/hero.tsx';\nimport { useLocale } from '#renderer/page.tsx';\n",
};

/** Every way of importing what a layer may not. */
const refused = [
  ['schema/bad.ts', "import { routes } from '../generated/routes.ts';"],
  ['schema/bad.ts', "import type { Route } from '#generated/routes.ts';"],
  ['generated/bad.ts', "import { typeset } from '../renderer/content/typography.ts';"],
  ['scripts/bad.ts', "import { LocaleProvider } from '#renderer/page.tsx';"],
  ['renderer/bad.tsx', "import '../pages/home/home.page.server.tsx';"],
  ['supabase/functions/send/bad.ts', "import { contactMessage } from '../../../schema/contact/message.ts';"],
  ['renderer/ui/bad.ts', "import { run } from '../../scripts/run.ts';"],
  ['pages/home/bad.tsx', "import { site } from '#schema/site/locales.ts';"],
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
] as const;

/** Imports between rooms of scripts/ that the table does not allow. */
const refusedRooms = [
  ['scripts/lib/bad.ts', "import { ProblemsError } from '../model/problem.ts';"],
  ['scripts/model/bad.ts', "import { generate } from '../codegen/generate.ts';"],
  ['scripts/codegen/bad.ts', "import { run } from '../check/run.ts';"],
  ['scripts/new/bad.ts', "import { generate } from '../codegen/generate.ts';"],
  ['scripts/translate/bad.ts', "import type { Project } from '#scripts/check/run.ts';"],
  ['scripts/unknown/bad.ts', "import { linesOf } from '../lib/lines.ts';"],
] as const;

const cycles: readonly GivenCode[] = [
  { 'schema/a.ts': "import './b.ts';", 'schema/b.ts': "import './a.ts';" },
  { 'schema/a.ts': "import type { B } from './b.ts';", 'schema/b.ts': "export type A = import('#schema/a.ts').A;" },
  { 'schema/a.ts': "import './b.ts';", 'schema/b.ts': "export * from './c.ts';", 'schema/c.ts': "import './a.ts';" },
  { 'pages/home/a.ts': "import './parts/b.ts';", 'pages/home/parts/b.ts': "import '../a.ts';" },
  { 'tests/unit/a.ts': "import './b.ts';", 'tests/unit/b.ts': "import './a.ts';" },
];

export default {
  good: [house],
  bad: [
    ...refused.map(
      ([file, line]) =>
        [
          { ...house, [file]: `\n${line}\n` },
          { where: file, line: 2, found: 'an import of ' },
        ] as const,
    ),
    ...refusedRooms.map(
      ([file, line]) =>
        [
          { ...house, [file]: `\n${line}\n` },
          { where: file, line: 2, found: 'an import from another room, ' },
        ] as const,
    ),
    [
      { 'pages/home/bad.tsx': "import '#schema/site/locales.ts';\nimport '../about/about.tsx';\n" },
      { found: 'an import of #schema/site/locales.ts', expected: 'pages/ imports from renderer and generated' },
      { found: 'an import of another page, ../about/about.tsx', expected: 'a page that imports no other page' },
    ],
    ...cycles.map((files) => [files, { found: 'a cycle, ' }] as const),
  ],
} satisfies Fixtures<GivenCode>;
