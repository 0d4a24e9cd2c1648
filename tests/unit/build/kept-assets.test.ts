/** Hashed files of earlier builds stay in the built site for two further builds. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierAssets, keepAssets } from '#scripts/lib/kept-assets.ts';
import { filesBelow } from '#scripts/lib/paths.ts';

let client: string;

beforeEach(() => {
  client = join(mkdtempSync(join(tmpdir(), 'kept-')), 'client');
});
afterEach(() => rmSync(dirname(client), { recursive: true }));

/** Builds a site with hashed files, as the build does: the folder of the last site is removed first. */
function build(...assets: readonly string[]): readonly string[] {
  rmSync(client, { recursive: true, force: true });
  for (const file of assets) {
    mkdirSync(dirname(join(client, 'assets', file)), { recursive: true });
    writeFileSync(join(client, 'assets', file), `text of ${file}`);
  }
  keepAssets(client);
  return filesBelow(join(client, 'assets'));
}

test('a site has the files of the last three builds', () => {
  expect(build('a.1.js', 'font.woff2')).toEqual(['a.1.js', 'font.woff2']);
  expect(build('a.2.js', 'a.2.js.br', 'font.woff2')).toEqual(['a.1.js', 'a.2.js', 'a.2.js.br', 'font.woff2']);
  expect(build('drawings/3/a.svg')).toEqual(['a.1.js', 'a.2.js', 'a.2.js.br', 'drawings/3/a.svg', 'font.woff2']);
  expect(readFileSync(join(client, 'assets/a.1.js'), 'utf8')).toBe('text of a.1.js');
  expect(build('a.4.js')).toEqual(['a.2.js', 'a.2.js.br', 'a.4.js', 'drawings/3/a.svg', 'font.woff2']);
  expect(build('a.5.js')).toEqual(['a.4.js', 'a.5.js', 'drawings/3/a.svg']);
});

test('a repeated build drops no file', () => {
  build('a.1.js');
  for (let times = 0; times < 5; times++) expect(build('a.2.js')).toEqual(['a.1.js', 'a.2.js']);
});

test('a file that the last build has again is not an earlier one', () => {
  build('a.1.js');
  build('a.2.js', 'b.js');
  build('a.1.js');
  expect([...earlierAssets(client)].sort()).toEqual(['assets/a.2.js', 'assets/b.js']);
});

test('without earlier builds, the site has its own files', () => {
  build('a.1.js');
  rmSync(join(dirname(client), 'builds'), { recursive: true });
  expect(build('a.2.js')).toEqual(['a.2.js']);
  expect([...earlierAssets(client)]).toEqual([]);
});

test('the manifest has the date of each build', () => {
  build('a.1.js');
  build('a.2.js');
  const builds = JSON.parse(readFileSync(join(dirname(client), 'builds/builds.json'), 'utf8')) as { readonly builtAt: string }[];
  expect(builds.map(({ builtAt }) => new Date(builtAt).toJSON() === builtAt)).toEqual([true, true]);
});

test('a manifest that is no JSON is named, with the way out', () => {
  build('a.1.js');
  writeFileSync(join(dirname(client), 'builds/builds.json'), '<<<<<<< HEAD');
  expect(() => build('a.2.js')).toThrow(/builds\.json is not valid JSON; .* Delete .*builds/);
});
