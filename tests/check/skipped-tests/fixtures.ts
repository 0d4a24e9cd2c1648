import type { Fixtures, GivenCode } from '../fixtures.ts';

const inTest = (text: string): GivenCode => ({ 'tests/unit/a.test.ts': text });

export default {
  good: [
    inTest("test('a', () => { expect(1).toBe(1); });"),
    inTest("test.for([1])('%s', (value) => expect(value).toBe(1));"),
    inTest("test.skipIf(isWindows)('a', () => {});"),
    inTest("test('a', () => { if (!java) test.skip(true, 'no Java here'); });"),
    inTest('list.skip(3); query.only = 1; stream.fail(error);'),
    inTest('// tests of a kind: test what is there\nrun({ skip: true });'),
    { 'scripts/a.ts': 'test.only();' },
  ],
  bad: [
    ...[
      ["test.skip('a', () => {});", 'test.skip'],
      ["it.only('a', () => {});", 'it.only'],
      ["describe.skip('a', () => {});", 'describe.skip'],
      ["test.describe.only('a', () => {});", 'test.describe.only'],
      ["test.concurrent.skip('a', () => {});", 'test.concurrent.skip'],
      ["test.skip.for([1])('%s', () => {});", 'test.skip'],
      ["test['only']('a', () => {});", "test['only']"],
      ["test.todo('a');", 'test.todo'],
      ["test.fixme('a', async () => {});", 'test.fixme'],
      ["test.fails('a', () => {});", 'test.fails'],
      ["xit('a', () => {});", 'xit'],
      ["fdescribe('a', () => {});", 'fdescribe'],
      ['const run = test.skip;', 'test.skip'],
    ].map(([text = '', found = '']) => [inTest(text), { found, where: 'tests/unit/a.test.ts', line: 1 }] as const),
    [inTest("\ntest('a', { skip: true }, () => {});"), { found: 'skip: true', line: 2, column: 13 }],
    [inTest("test('a', () => {});\n  // test('b', () => {});"), { found: 'a test in a comment', line: 2 }],
  ],
} satisfies Fixtures<GivenCode>;
