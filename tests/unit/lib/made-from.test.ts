/** A built site that is of today, and one whose sources have changed since. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedSince, keepPrints, printsOf } from '../../../scripts/lib/made-from.ts';

const site = 'dist/client';
const spaced = 'renderer/ui/a hero.tsx';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'made-from-'));
  for (const path of ['schema/site/locales.ts', spaced, 'generated/messages/fr/home.json', 'vite.config.ts']) save(path, 'as built');
  mkdirSync(join(root, site), { recursive: true });
  keepPrints(root, site, printsOf(root));
});
afterEach(() => rmSync(root, { recursive: true }));

function save(path: string, text: string, seconds = 0) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), 1e9 + seconds, 1e9 + seconds);
}

test('files that hold what they held are no change, whenever they were written', () => {
  save('schema/site/locales.ts', 'as built', 100);
  expect(changedSince(root, site)).toEqual([]);
});

test('what was changed, added and deleted is named, the one saved last first', () => {
  save('vite.config.ts', 'saved', 1);
  save(spaced, 'saved', 3);
  save('pages/new/new.page.server.tsx', 'added', 2);
  rmSync(join(root, 'schema/site/locales.ts'));
  expect(changedSince(root, site)).toEqual([spaced, 'pages/new/new.page.server.tsx', 'vite.config.ts', 'schema/site/locales.ts']);
});

test.each([
  'generated/published.txt',
  'generated/messages/en/_sources.json',
  'generated/messages/_schema/home.json',
  'tests/a.ts',
  'schema/.site.ts.swp',
])('no page is made from %s', (path) => {
  save(path, 'saved');
  expect(changedSince(root, site)).toEqual([]);
});

test('a site that does not say what it was made from', () => {
  rmSync(join(root, 'dist/made-from.txt'));
  expect(changedSince(root, site)).toBeUndefined();
});
