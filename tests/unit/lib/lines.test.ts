/** Files with CRLF line endings are read like files with LF. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSealIntact, seal } from '../../../scripts/codegen/changes.ts';
import { checkLedger, emitLedger, readLedger } from '../../../scripts/codegen/ledger.ts';
import { linesOf, withLf } from '../../../scripts/lib/lines.ts';
import { readHeaders } from '../../../scripts/lib/static-host.ts';
import { readGenerated } from '../../../scripts/model/generated-files.ts';
import { parseJson, placeOf } from '../../../scripts/model/messages/parse.ts';
import type { Schema } from '../../../scripts/model/schema.ts';
import type { SiteModel } from '../../../scripts/model/site-model.ts';
import { temporaryFolder } from '../../codegen/project.ts';

const withCrlf = (text: string) => text.replaceAll('\n', '\r\n');

let root: string;
beforeEach(() => {
  root = temporaryFolder('lines');
});
afterEach(() => rmSync(root, { recursive: true }));

test('lines are split at LF and CRLF', () => {
  expect(linesOf('a\r\nb\nc\r\n')).toEqual(['a', 'b', 'c', '']);
  expect(withLf('a\r\nb\nc\r\n')).toBe('a\nb\nc\n');
});

test.for(['.ts', '.json', '.xml', '.txt'])('CRLF in a generated %s file is not an edit by hand', (extension) => {
  const body = extension === '.json' ? '{\n  "a": 1\n}\n' : 'one\ntwo\n';
  const sealed = seal(`x${extension}`, body);
  expect(isSealIntact(withCrlf(sealed))).toBe(true);
  expect(isSealIntact(withCrlf(sealed.replace(/one|"a"/, 'x')))).toBe(false);
});

test('the ledger reads paths with CRLF and writes them with LF', () => {
  const site = { pages: [], redirects: [], renamed: {} } as unknown as SiteModel;
  const existing = { 'generated/published.txt': '# Note\r\n/a-propos about fr\r\n/en/about about en\r\n' };
  const ledger = readLedger(site, existing);
  expect(emitLedger(site, ledger)['generated/published.txt']).toMatch(/^[^\r]*\n\/a-propos about fr\n\/en\/about about en\n$/);
  const schema = { locales: {} } as Schema;
  expect(checkLedger(site, schema, existing, ledger)).toMatchObject([
    {
      where: 'generated/published.txt:2, generated/published.txt:3',
      found: 'the lost addresses /a-propos in fr, /en/about in en of "about"',
    },
  ]);
});

test('a message file with CRLF has the same texts and the same lines in errors', () => {
  const file = 'generated/messages/fr/about.json';
  const text = withCrlf('{\n  "meta": {\n    "title": "À propos"\n  }\n}\n');
  mkdirSync(join(root, 'generated/messages/fr'), { recursive: true });
  writeFileSync(join(root, file), text);
  const read = readGenerated(root)[file] ?? '';
  expect(parseJson(file, read)).toEqual({ meta: { title: 'À propos' } });
  expect(placeOf(file, read, ['meta', 'title'])).toBe(`${file}:3`);
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test('a headers file with CRLF has the same headers', () => {
  writeFileSync(join(root, '_headers'), '/*\r\n  Referrer-Policy: no-referrer\r\n/en/*\r\n  X-Robots-Tag: noindex\r\n');
  expect([...readHeaders(root)('/en/about')]).toEqual([
    ['Referrer-Policy', 'no-referrer'],
    ['X-Robots-Tag', 'noindex'],
  ]);
});
