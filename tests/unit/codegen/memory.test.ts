/** Codegen skips its work only if none of its inputs has changed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemory } from '../../../scripts/codegen/memory.ts';
import { temporaryFolder } from '../../codegen/project.ts';

const generated = { 'generated/a.ts': 'a' };
let root: string;

beforeEach(() => {
  root = temporaryFolder('memory');
  mkdirSync(join(root, 'schema'));
  writeSchema('one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('without changes, codegen is still up to date', () => {
  memoryOf(root).remember(generated, 7);
  expect(memoryOf(root).upToDate(() => generated)).toBe(7);
});

test('a changed schema, a changed or new generated file, or another project is not up to date', () => {
  memoryOf(root).remember(generated, 7);
  expect(memoryOf(root).upToDate(() => ({ 'generated/a.ts': 'b' }))).toBeUndefined();
  expect(memoryOf(root).upToDate(() => ({ ...generated, 'generated/b.ts': '' }))).toBeUndefined();
  expect(memoryOf(`${root}/`).upToDate(() => generated)).toBeUndefined();
  writeSchema('two');
  expect(memoryOf(root).upToDate(() => generated)).toBeUndefined();
});

test('a new or changed picture is not up to date', () => {
  const folder = join(root, 'renderer/pictures');
  memoryOf(root).remember(generated, 7);
  mkdirSync(folder, { recursive: true });
  for (const picture of ['one', 'other']) {
    writeFileSync(join(folder, 'shop.jpg'), picture);
    expect(memoryOf(root).upToDate(() => generated)).toBeUndefined();
    memoryOf(root).remember(generated, 7);
    expect(memoryOf(root).upToDate(() => generated)).toBe(7);
  }
});

test('an edit during a run is not up to date', () => {
  const memory = memoryOf(root);
  writeSchema('two');
  memory.remember(generated, 7);
  expect(memoryOf(root).upToDate(() => generated)).toBeUndefined();
});

function memoryOf(project: string) {
  return createMemory(project);
}

function writeSchema(text: string): void {
  writeFileSync(join(root, 'schema/pages.ts'), text);
}
