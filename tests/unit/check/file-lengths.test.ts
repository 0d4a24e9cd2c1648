/** Files are short, those that people write. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileLengthsRule } from '../../../scripts/check/rules/file-lengths.ts';
import { temporaryFolder } from '../../codegen/project.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder('lengths');
  for (const name of ['a', 'b', 'c', 'd']) put(`schema/${name}.ts`, 59);
});
afterEach(() => rmSync(root, { recursive: true }));

test('250 lines are no finding, of whatever kind, nor are texts and what is emitted', () => {
  for (const file of ['renderer/a.css', 'supabase/migrations/1.sql']) put(file, 250);
  for (const file of ['generated/messages.ts', 'supabase/functions/_shared/answers.ts', 'scripts/notes.md']) put(file, 1000);
  expect(fileLengthsRule(root)).toEqual([]);
});

test.for(['schema/long.ts', 'pages/home/long.tsx', 'renderer/long.css', 'supabase/migrations/1.sql', 'scripts/long.mjs', 'tests/long.ts'])(
  '%s of 251 lines is one',
  (file) => {
    put(file, 251);
    expect(fileLengthsRule(root)).toMatchObject([{ where: file, found: '251 lines', expected: '250 at most' }]);
  },
);

test('a file in the middle that is long is one, though no file is too long', () => {
  for (const name of ['e', 'f', 'g', 'h', 'i']) put(`schema/${name}.ts`, 60);
  expect(fileLengthsRule(root)).toMatchObject([
    { found: '60 lines in the file in the middle, of 9 in order of length', expected: 'fewer than 60' },
  ]);
});

function put(path: string, lines: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), 'x\n'.repeat(lines));
}
