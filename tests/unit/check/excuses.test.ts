/** Suppressions: each covers the findings of its rule in its scope, and no others. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Excuses } from '../../../schema/language/define.ts';
import { excusesOf } from '../../../scripts/check/excuses.ts';
import { type Project, readProject } from '../../../scripts/check/project.ts';
import { ruleNames } from '../../../scripts/check/registry.ts';
import type { Problem } from '../../../scripts/model/problem.ts';

const read = await readProject('.', {});

/** This project without its own suppressions. */
const own: Project = {
  ...read,
  places: [...read.places].map(({ meta: { excuses, ...meta }, ...place }) => ({ ...place, meta })),
  schema: { ...read.schema, pages: Object.fromEntries(Object.entries(read.schema.pages).map(([id, { excuses, ...page }]) => [id, page])) },
};
const parts = { found: '', expected: '', wayOut: '' };

/** Returns this project with suppressions on some texts. */
function withExcuses(excuses: Excuses, ...keys: string[]): Project {
  const places = [...own.places].map((place) =>
    keys.includes([place.bundle, ...place.key].join('.')) ? { ...place, meta: { ...place.meta, excuses } } : place,
  );
  return { ...own, places };
}

const inText = (rule: string, locale: string, wholeKey: string): Problem => {
  const [bundle, ...key] = wholeKey.split('.');
  return { rule, where: `generated/messages/${locale}/${bundle}.json`, key, locale, ...parts };
};

/** Returns for each problem whether a suppression covers it. */
const covered = (project: Project, ...problems: Problem[]) => {
  const excuses = excusesOf(project, { sources: [] });
  return problems.map((problem) => excuses.some((excuse) => excuse.covers(problem)));
};

test('a suppression on a text covers its rule in every language, and no other text', () => {
  const project = withExcuses({ untranslated: 'a proper name' }, 'home.hero.title', 'home.meta.title');
  expect(
    covered(
      project,
      inText('untranslated', 'en', 'home.hero.title'),
      inText('untranslated', 'fr', 'home.meta.title'),
      inText('spelling', 'en', 'home.hero.title'),
      inText('untranslated', 'en', 'about.hero.title'),
    ),
  ).toEqual([true, true, false, false]);
});

test('a suppression with locale and keys covers those only', () => {
  const excuse = { reason: 'a proper name', locale: 'en', keys: ['home.hero.title'] } as const;
  const project = withExcuses({ untranslated: excuse }, 'home.hero.title', 'home.meta.title');
  expect(
    covered(
      project,
      inText('untranslated', 'en', 'home.hero.title'),
      inText('untranslated', 'fr', 'home.hero.title'),
      inText('untranslated', 'en', 'home.meta.title'),
    ),
  ).toEqual([true, false, false]);
});

test('a suppression with several keys counts once for each key', () => {
  const keys = ['home.hero.title', 'home.meta.title'];
  expect(excusesOf(withExcuses({ untranslated: { reason: 'names', keys } }, ...keys), { sources: [] })).toHaveLength(2);
});

test('a suppression on a page covers the findings on it', () => {
  const { about } = own.schema.pages;
  if (!about) throw new TypeError('no page about');
  const pages = { ...own.schema.pages, about: { ...about, excuses: { headings: 'as the host has it' } } };
  const found = { rule: 'headings', where: 'dist/client/a-propos.html', ...parts };
  const project = { ...own, schema: { ...own.schema, pages } };
  expect(covered(project, { ...found, page: 'about', locale: 'fr' }, { ...found, page: 'home' }, found)).toEqual([true, false, false]);
});

test.for([
  ['in TypeScript', 'renderer/a.ts', '\n// check-excuse raw-href: a page of the host\nlink;\n', 3],
  ['in JSX', 'renderer/a.tsx', '<p>\n  {/* check-excuse raw-href: a page of the host */}\n  <a />', 3],
  ['in a style sheet', 'renderer/a.css', '/* check-excuse raw-href: a page of the host */\na {}', 2],
  ['in SQL', 'supabase/a.sql', '-- check-excuse raw-href: a page of the host\nselect 1', 2],
  [
    'above another one',
    'renderer/a.ts',
    '// check-excuse raw-href: a page of the host\n// check-excuse jsx-text: a brand\n<a href="/404">Trame</a>',
    3,
  ],
] as const)('a comment covers the line below: %s', ([, file, text, line]) => {
  const [excuse] = excusesOf(own, { sources: [{ file, text }] });
  expect(excuse).toMatchObject({ rule: 'raw-href', reason: 'a page of the host', where: file });
  const found = { rule: 'raw-href', where: file, ...parts };
  const others = [{ ...found, line: line + 1 }, { ...found, line: line - 1 }, { ...found, rule: 'jsx-text', line }, found];
  expect([{ ...found, line }, ...others].map((problem) => excuse?.covers(problem))).toEqual([
    true,
    false,
    false,
    false,
    excuse?.line === 1,
  ]);
});

test('a mention of a suppression in code is not one', () => {
  const text = "const example = '// check-excuse raw-href: why';\n// see check-excuse raw-href\n";
  expect(excusesOf(own, { sources: [{ file: 'scripts/a.ts', text }] })).toEqual([]);
});

test('a suppression in the schema has the line of its reason', () => {
  const project = withExcuses({ untranslated: 'a proper name' }, 'home.hero.title');
  const source = { file: 'schema/content/pages.ts', text: "\ntext({ excuses: { untranslated: 'a proper name' } })" };
  expect(excusesOf(project, { sources: [source] })).toMatchObject([{ where: 'schema/content/pages.ts', line: 2 }]);
});

test.each(['scripts/check/README.md', 'schema/language/define.ts', 'scripts/check/rules/code/idle-excuse.ts'])(
  'the examples of suppressions in %s name existing rules',
  (file) => {
    const forms = /\{ '?([a-z-]+)'?: 'a [^']*' \}|check-excuse ([a-z-]+): a /g;
    const named = [...readFileSync(file, 'utf8').matchAll(forms)].map(([, inSchema, inCode]) => inSchema ?? inCode ?? '');
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !ruleNames.includes(name))).toEqual([]);
  },
);
