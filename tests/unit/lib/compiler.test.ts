/** The compiler with its memory says what it would say without: of texts too, which change more often than once. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compile, compilerMemory } from '../../../scripts/lib/compiler.ts';
import { temporaryFolder } from '../../codegen/project.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder('memory');
  const compilerOptions = { strict: true, module: 'ESNext', moduleResolution: 'Bundler', resolveJsonModule: true, types: [], lib: ['ES5'] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  write(
    'proof.ts',
    "import type Texts from './texts.json';\ntype Complete<E, T extends E> = T;\nexport type Proof = Complete<{ a: string }, typeof Texts>;\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('a text that goes missing a second time is found, and one that is there again is not', () => {
  const found = ['"x"', 'null', '"y"', 'null', '"y"'].map((text) => {
    write('texts.json', `{ "a": ${text} }`);
    return errors();
  });
  expect(found).toEqual([0, 1, 0, 1, 0]);
});

test('a memory that is none is done without', () => {
  write('texts.json', '{ "a": "x" }');
  errors();
  for (const spoilt of ['', '{}', '{ "fileNames": ["./texts.json"], "fileInfos": [] }', 'null']) {
    write(compilerMemory, spoilt);
    expect(errors(), spoilt).toBe(0);
    expect(existsSync(join(root, compilerMemory))).toBe(true);
  }
  expect(readFileSync(join(root, compilerMemory), 'utf8')).toContain('./proof.ts');
});

function errors(): number {
  const { stdout } = compile(root);
  return [...stdout.matchAll(/: error TS/g)].length;
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}
