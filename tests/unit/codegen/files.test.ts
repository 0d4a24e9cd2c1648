/** Codegen's hands: what it reads, and that it writes everything or nothing. */
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGenerated, writeChanges } from '../../../scripts/codegen/files.ts';
import { readTree, temporaryFolder } from '../../codegen/project.ts';

const message = 'generated/messages/fr/home.json';
let root: string;

beforeEach(() => {
  root = temporaryFolder('files');
  put(message, '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a project without generated/ has nothing to read', () => {
  expect(readGenerated(join(root, 'elsewhere'))).toEqual({});
});

test('a message file that cannot be read is an error, never taken for one that nobody has written', () => {
  symlinkSync('nowhere.json', join(root, 'generated/messages/fr/about.json'));
  expect(() => readGenerated(root)).toThrow(/^generated\/messages\/fr\/about\.json\n {2}found: +something that cannot be read \(ENOENT\)/);
});

test('the draft of a run at work and what desktops leave in folders are passed over', () => {
  put('generated/routes.ts.123.tmp', 'half');
  put('generated/.DS_Store', 'desktop');
  expect(Object.keys(readGenerated(root))).toEqual([message]);
});

test('when one place cannot be written, nothing is', () => {
  put('generated/public', 'a file where a folder should be');
  const before = readTree(root);
  const next = { [message]: '{"title": null}', 'generated/public/robots.txt': 'new' };
  expect(() => writeChanges(root, next, { write: Object.keys(next), remove: [] })).toThrow(
    /^generated\/public\n {2}found: +a place that cannot be written \(EEXIST\)/,
  );
  expect(readTree(root)).toEqual(before);
});

test('writing leaves no draft behind', () => {
  writeChanges(root, { [message]: 'new', 'generated/a/b.ts': 'b' }, { write: [message, 'generated/a/b.ts'], remove: [] });
  expect(readTree(root)).toEqual({ [message]: 'new', 'generated/a/b.ts': 'b' });
});

test('removing removes', () => {
  writeChanges(root, {}, { write: [], remove: [message] });
  expect(existsSync(join(root, message))).toBe(false);
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
