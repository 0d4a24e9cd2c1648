import { expect, test } from 'vitest';
import { createProblems } from '../../../scripts/dev/problems.ts';

const problem = { where: 'pages/some.tsx', line: 3, found: 'x', expected: 'y', wayOut: 'z' };

test('a report about files as they were before the last save is dropped', () => {
  const problems = createProblems();
  const before = problems.outdate();
  const now = problems.outdate();
  expect(problems.receive({ run: before, source: 'rules', problems: [{ ...problem, rule: 'some' }] })).toBe(false);
  expect(problems.all()).toEqual([]);
  problems.receive({ run: now, source: 'rules', problems: [{ ...problem, rule: 'some', line: 4 }] });
  expect(problems.all().map(({ line }) => line)).toEqual([4]);
});

test('a save drops the reports of all checks', () => {
  const problems = createProblems();
  const run = problems.outdate();
  for (const source of ['codegen', 'rules', 'types'] as const) problems.receive({ run, source, problems: [problem] });
  expect(problems.isComplete()).toBe(true);
  problems.outdate();
  expect(problems.isComplete()).toBe(false);
  expect(problems.errors()).toEqual([]);
});

test('the compiler’s errors in a file that cannot be read are not shown a second time', () => {
  const problems = createProblems();
  problems.setFile(problem.where, [{ ...problem, found: 'a missing bracket' }]);
  problems.receive({ run: problems.outdate(), source: 'types', problems: [problem, { ...problem, where: 'pages/other.tsx' }] });
  expect(problems.all().map(({ where, found }) => `${where} ${found}`)).toEqual(['pages/some.tsx a missing bracket', 'pages/other.tsx x']);
});
