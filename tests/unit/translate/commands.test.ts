/** Export, import and ack on a project on disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ack } from '../../../scripts/translate/ack.ts';
import { exportTexts } from '../../../scripts/translate/export.ts';
import { importTexts } from '../../../scripts/translate/import.ts';
import { readTree } from '../../codegen/project.ts';
import { english, french, makeCopy, withCells } from './site.ts';

let copy: ReturnType<typeof makeCopy>;
let lines: string[];

beforeEach(() => {
  copy = makeCopy();
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  copy.remove();
});

test('an import writes changed texts, refuses invalid ones, and runs codegen', async () => {
  await run(ack, [], { all: true });
  const before = readTree(copy.root);
  edit(french, 'Comparer', 'Mesurer');
  await run(exportTexts, [], { format: 'csv', only: 'stale' });
  expect(lines.at(-1)).toBe('wrote   translations/en.csv: 1 text: 0 missing, 1 stale, 0 unreviewed, 0 done');
  await run(exportTexts, [], { format: 'xliff' });
  expect(lines.at(-1)).toBe('wrote   translations/en.xlf: 28 texts: 0 missing, 1 stale, 0 unreviewed, 27 done');

  const file = join(copy.root, 'translations/en.xlf');
  const invalid = withCells(readFileSync(file, 'utf8'), 'home.steps.1', { target: 'Look {up}' });
  writeFileSync(file, withCells(invalid, 'home.steps.2', { target: 'Measure' }));
  await expect(run(importTexts, [file])).rejects.toThrow(
    /en\.xlf:\d+ \(home\.steps\.1\)\n {2}found: {4}the placeholder \{up\}[\s\S]*\n\n1 refused$/,
  );

  expect(lines.at(-1)).toBe(`1 text imported, 26 unchanged`);
  const after = readTree(copy.root);
  const changed = Object.keys(after).filter((path) => after[path] !== before[path] && !path.startsWith('translations/'));
  expect(changed).toEqual(['generated/messages/en/_sources.json', english, french]);
  expect(after[english]).toBe(before[english]?.replace('Compare', 'Measure'));
});

test('an export keeps a copy of a file with translations that were not imported', async () => {
  const [file, backup] = ['translations/en.csv', 'translations/en.1.csv'].map((path) => join(copy.root, path)) as [string, string];
  await run(exportTexts, [], { format: 'csv' });
  edit(english, 'Observe', 'Look around');
  await run(exportTexts, [], { format: 'csv' });
  expect(existsSync(backup), 'no copy').toBe(false);
  const written = withCells(readFileSync(file, 'utf8'), 'home.steps.1', { target: 'Watch' });
  writeFileSync(file, written);

  await run(exportTexts, [], { format: 'csv', only: 'missing,stale' });
  expect(lines.at(-2)).toBe('kept    translations/en.csv as translations/en.1.csv: it has 1 translation that no message file has');
  expect(readFileSync(backup, 'utf8')).toBe(written);

  await run(importTexts, [backup]);
  writeFileSync(file, 'no table');
  await run(exportTexts, [], { format: 'csv' });
  expect(lines.at(-2)).toBe('kept    translations/en.csv as translations/en.2.csv: it cannot be read');
  await run(exportTexts, [], { format: 'csv' });
  expect(readdirSync(dirname(file)).sort()).toEqual(['en.1.csv', 'en.2.csv', 'en.csv']);
});

test('an import without base hashes reports texts that may have replaced newer ones', async () => {
  await run(exportTexts, [], { format: 'csv' });
  const file = join(copy.root, 'translations/en.csv');
  edit(english, 'Observe', 'Look around');
  edit(english, '"Compare"', 'null');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/,"t[0-9a-f]{10}"\r/g, ',""\r'));
  await run(importTexts, [file]);
  expect(lines.slice(-2)).toEqual([
    '2 texts imported, 26 unchanged',
    '1 replaced a translation that may be newer, because the file has no “base” column; check git diff',
  ]);
});

test('an export keeps a copy of a file in which a stale text is marked as done', async () => {
  await run(ack, [], { all: true });
  edit(french, 'Comparer', 'Mesurer');
  await run(exportTexts, [], { format: 'csv' });
  edit(french, 'Observer', 'Regarder');
  await run(exportTexts, [], { format: 'csv' });
  expect(lines.at(-2), 'no copy').not.toContain('kept');
  const [file, backup] = ['translations/en.csv', 'translations/en.1.csv'].map((path) => join(copy.root, path)) as [string, string];
  const checked = withCells(readFileSync(file, 'utf8'), 'home.steps.1', { state: 'done' });
  writeFileSync(file, checked);

  await run(exportTexts, [], { format: 'csv', only: 'stale' });
  expect(lines.at(-2)).toBe('kept    translations/en.csv as translations/en.1.csv: it confirms 1 stale translation');
  expect(readFileSync(backup, 'utf8')).toBe(checked);
  await run(importTexts, [backup]);
  expect(lines.at(-1)).toBe('0 texts imported, 1 confirmed, 27 unchanged');
  await run(exportTexts, [], { format: 'csv' });
  expect(readdirSync(dirname(file)).sort(), 'no further copy').toEqual(['en.1.csv', 'en.csv']);
});

test('an export reports the texts without a source text', async () => {
  await run(ack, [], { all: true });
  for (const path of [french, english]) edit(path, path === french ? '"Comparer"' : '"Compare"', 'null');
  await run(exportTexts, [], { format: 'csv', only: 'missing' });
  expect(lines.slice(-1)).toEqual(['skipped 1 text without a source text in fr']);
  edit(english, '"Observe"', 'null');
  await run(exportTexts, [], { format: 'csv', only: 'missing' });
  expect(lines.slice(-2)).toEqual([
    'wrote   translations/en.csv: 1 text: 1 missing, 0 stale, 0 unreviewed, 0 done',
    'skipped 1 text without a source text in fr',
  ]);
});

test('an export reports a file or folder in the way of its output', async () => {
  writeFileSync(join(copy.root, 'translations'), '');
  await expect(run(exportTexts, [], { format: 'csv' })).rejects.toThrow(/^translations\n {2}found: {4}a file\n {2}expected: a folder/);
  rmSync(join(copy.root, 'translations'));
  mkdirSync(join(copy.root, 'translations/en.csv'), { recursive: true });
  await expect(run(exportTexts, [], { format: 'csv' })).rejects.toThrow(/^translations\/en\.csv\n {2}found: {4}a folder/);
});

test('a message file in another encoding stops an import before any file is written', async () => {
  await run(exportTexts, [], { format: 'csv' });
  const file = join(copy.root, 'translations/en.csv');
  writeFileSync(file, withCells(readFileSync(file, 'utf8'), 'home.steps.1', { target: 'Look' }));
  writeFileSync(join(copy.root, french), Buffer.from(readFileSync(join(copy.root, french), 'utf8'), 'latin1'));
  const before = readTree(copy.root);
  await expect(run(importTexts, [file])).rejects.toThrow(/fr\/home\.json:\d+:\d+\n {2}found: {4}bytes that are not UTF-8/);
  expect(readTree(copy.root)).toEqual(before);
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('a table in %s is imported', async (_, encode) => {
  const file = join(copy.root, 'en.csv');
  edit(english, '"Decide"', 'null');
  writeFileSync(file, encode('id,locale,source,target\nhome.steps.3,en,Décider,Décidé\n'));
  await run(importTexts, [file]);
  expect(readFileSync(join(copy.root, english), 'utf8')).toContain('"Décidé"');
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  [
    'ISO-8859-1',
    (text: string) =>
      Buffer.from(
        text.replace('UTF-8', 'ISO-8859-1').replace(/[^\0-\xff]/g, (sign) => `&#${sign.charCodeAt(0)};`),
        'latin1',
      ),
  ],
])('XLIFF in %s is imported', async (_, encode) => {
  await run(exportTexts, [], { format: 'xliff' });
  const file = join(copy.root, 'translations/en.xlf');
  writeFileSync(file, encode(withCells(readFileSync(file, 'utf8'), 'home.steps.3', { target: 'Décidé' })));
  await run(importTexts, [file]);
  expect(readFileSync(join(copy.root, english), 'utf8')).toContain('"Décidé"');
});

test('XLIFF in another encoding than it declares, and a missing file, are refused', async () => {
  await run(exportTexts, [], { format: 'xliff' });
  const file = join(copy.root, 'translations/en.xlf');
  writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'));
  await expect(run(importTexts, [file])).rejects.toThrow(/found: {4}bytes that are not utf-8[\s\S]*translation tool/i);
  await expect(run(importTexts, [`${file}x`])).rejects.toThrow('found:    no such file');
});

test.each([
  [{}, 'no --format; xliff or csv expected.'],
  [{ format: 'po' }, '--format is "po"; xliff or csv expected.'],
  [{ format: 'csv', only: 'stale,old' }, '--only is "stale,old"; some of missing,stale,unreviewed,done expected'],
])('export %j is refused', async (values, message) => {
  await expect(run(exportTexts, [], values)).rejects.toThrow(message);
});

function run(action: typeof ack, words: readonly string[], values: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
  return action.run({ word: words[0] ?? '', words, values: { root: copy.root, ...values } });
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(copy.root, path), 'utf8');
  writeFileSync(join(copy.root, path), text.replace(from, to));
}
