/** `placed`: lines of findings, with one parse of the schema. */
import { readFileSync } from 'node:fs';
import { Project } from 'ts-morph';
import { afterEach, expect, test, vi } from 'vitest';
import { placed } from '../../scripts/check/run.ts';
import type { Problem } from '../../scripts/model/problem.ts';

afterEach(() => void vi.restoreAllMocks());

const root = 'tests/codegen/base';
const said = { found: 'it', expected: 'none', wayOut: 'take it out' };
const messages = 'generated/messages/fr/home.json';

test('findings keep their order and get their lines; the schema is parsed once', async () => {
  const entries: Problem[] = ['about', 'guides'].map((page) => ({ where: 'schema/pages.ts', entries: [{ page }], ...said }));
  const known: Problem = { where: 'scripts/a.ts', line: 3, column: 1, ...said };
  const text: Problem = { where: messages, key: ['meta', 'title'], ...said };
  const [about, guides] = entries as [Problem, Problem];

  const reading = vi.spyOn(Project.prototype, 'addSourceFileAtPath');
  const found = await placed(root, [guides, known, text, about, { where: 'all sources', ...said }]);

  const line = (file: string, begins: string) =>
    1 +
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .findIndex((each) => each.trim().startsWith(begins));
  expect(found.map(({ where, line }) => [where, line])).toEqual([
    ['schema/pages.ts', line('schema/pages.ts', 'guides: ')],
    ['scripts/a.ts', 3],
    [messages, line(messages, '"title": ')],
    ['schema/pages.ts', line('schema/pages.ts', 'about: ')],
    ['all sources', undefined],
  ]);
  expect(new Set(reading.mock.contexts).size).toBe(1);
});
