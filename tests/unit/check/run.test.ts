/** `runRules`: places of findings, suppressions, and errors of codegen. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseRules, ruleNamed } from '../../../scripts/check/registry.ts';
import type { Rule } from '../../../scripts/check/rule.ts';
import { idleExcuse } from '../../../scripts/check/rules/code/idle-excuse.ts';
import { runRules } from '../../../scripts/check/run.ts';
import { makeProject } from '../../codegen/project.ts';

const parts = { found: 'it', expected: 'none', wayOut: 'take it out' };
const explain = 'way out';
const noTitle: Rule = { name: 'no-title', looksAt: 'text', explain, check: ({ key }) => (key.join('.') === 'meta.title' ? [parts] : []) };
const noTodo: Rule = {
  name: 'no-todo',
  looksAt: 'source',
  explain,
  check: ({ text }) => [...text.matchAll(/TODO/g)].map(({ index }) => ({ offset: index, ...parts })),
};
const noMain: Rule = {
  name: 'no-main',
  looksAt: 'page',
  explain,
  check: ({ tags }) => tags.filter(({ name }) => name === 'main').map(({ offset }) => ({ offset, ...parts })),
};

let root: string;
beforeEach(() => {
  root = makeProject('tests/codegen/base');
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (...rules: Rule[]) =>
  runRules({ root, environment: {}, client: join(root, 'dist'), rules, known: rules.map(({ name }) => name) });

test('a finding in a text has the line and the column of its key, in every language', async () => {
  const { problems } = await run(noTitle);
  const about = problems.filter(({ page }) => page === 'about');
  expect(about.map(({ rule, where, locale, key }) => ({ rule, where, locale, key }))).toEqual(
    ['fr', 'en'].map((locale) => ({ rule: 'no-title', where: `generated/messages/${locale}/about.json`, locale, key: ['meta', 'title'] })),
  );
  for (const { where, line = 0, column = 0 } of about) {
    const text = readFileSync(join(root, where), 'utf8').split('\n')[line - 1] ?? '';
    expect(text.slice(0, column - 1)).toBe('    "title": ');
  }
});

test('a finding in a source has a place; a comment above suppresses it and is counted', async () => {
  put('scripts/a.ts', 'one();\n  two(); // TODO\n');
  expect(await run(noTodo, idleExcuse)).toMatchObject({ problems: [{ where: 'scripts/a.ts', line: 2, column: 13 }], excuses: 0 });
  put('scripts/a.ts', 'one();\n  // check-excuse no-todo: for a test\n  two(); // TODO\n');
  expect(await run(noTodo, idleExcuse)).toEqual({ problems: [], excuses: 1 });
});

test('a suppression without effect is an error, unless its rule did not run', async () => {
  put('scripts/a.ts', '// check-excuse no-todo: for a test\none();\n');
  expect(await run(noTodo, idleExcuse)).toMatchObject({ problems: [{ rule: 'idle-excuse', where: 'scripts/a.ts', line: 1 }] });
  const known = ['no-todo', 'idle-excuse'];
  const without = await runRules({ root, environment: {}, client: 'dist', rules: [idleExcuse], known });
  expect(without).toEqual({ problems: [], excuses: 1 });
});

test('a finding on a built page has its place, its page and its language', async () => {
  put('dist/en/about.html', '<!DOCTYPE html>\n<html><body><main></main></body></html>');
  expect((await run(noMain)).problems).toMatchObject([
    { where: join(root, 'dist/en/about.html'), line: 2, column: 13, page: 'about', locale: 'en' },
  ]);
});

test('without a built site, the error names npm run build', async () => {
  await expect(run(noMain)).rejects.toThrow('Run npm run build first.');
});

test('errors of codegen are the findings, with their lines', async () => {
  put('schema/pages.ts', readFileSync(join(root, 'schema/pages.ts'), 'utf8').replace(/parent: '\w+'/, "parent: 'nowhere'"));
  const { problems } = await run(noTitle);
  expect(problems).toMatchObject([{ rule: 'codegen', where: 'schema/pages.ts', line: expect.any(Number), found: 'parent "nowhere"' }]);
});

test('release rules run on request only', () => {
  const names = (rules: readonly Rule[]) => rules.map(({ name }) => name);
  expect(names(chooseRules(['release']))).toEqual(['answers', 'draft-languages', 'example-people', 'fictional-links', 'identity']);
  expect(names(chooseRules(['code']))).not.toContain('identity');
  expect(names(chooseRules([], 'dead-links, identity'))).toEqual(['dead-links', 'identity']);
});

test('an unknown rule is refused with similar names', () => {
  expect(() => ruleNamed('dead-link')).toThrow('unknown rule "dead-link"; similar names: dead-links,');
  expect(() => chooseRules([], 'anchors,import')).toThrow('unknown rule "import"; similar names: imports,');
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
