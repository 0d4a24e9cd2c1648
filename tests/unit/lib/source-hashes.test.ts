/** Detects sources that have changed since the site was built. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChangedSources, hashSources, writeSourceHashes } from '../../../scripts/lib/source-hashes.ts';

const site = 'dist/client';
const spaced = 'renderer/ui/a hero.tsx';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hashes-'));
  for (const path of ['schema/site/locales.ts', spaced, 'generated/messages/fr/home.json', 'vite.config.ts']) save(path, 'as built');
  mkdirSync(join(root, site), { recursive: true });
  writeSourceHashes(root, site, hashSources(root));
});
afterEach(() => rmSync(root, { recursive: true }));

function save(path: string, text: string, seconds = 0) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), 1e9 + seconds, 1e9 + seconds);
}

test('a file saved without a change of content is not reported', () => {
  save('schema/site/locales.ts', 'as built', 100);
  expect(findChangedSources(root, site)).toEqual([]);
});

test('changed, added and deleted files are reported, the last saved first', () => {
  save('vite.config.ts', 'saved', 1);
  save(spaced, 'saved', 3);
  save('pages/new/new.page.server.tsx', 'added', 2);
  rmSync(join(root, 'schema/site/locales.ts'));
  expect(findChangedSources(root, site)).toEqual([spaced, 'pages/new/new.page.server.tsx', 'vite.config.ts', 'schema/site/locales.ts']);
});

test.each([
  'generated/published.txt',
  'generated/messages/en/_sources.json',
  'generated/messages/_schema/home.json',
  'tests/a.ts',
  'schema/.site.ts.swp',
])('no page is built from %s', (path) => {
  save(path, 'saved');
  expect(findChangedSources(root, site)).toEqual([]);
});

test('a site without source hashes', () => {
  rmSync(join(root, 'dist/source-hashes.txt'));
  expect(findChangedSources(root, site)).toBeUndefined();
});
