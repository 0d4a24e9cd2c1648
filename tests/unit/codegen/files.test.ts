/** Reading and writing of files by codegen: all files are written, or none. */
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGenerated } from '../../../scripts/model/generated-files.ts';
import { draftOf, writeSteps } from '../../../scripts/model/write.ts';
import { readTree, temporaryFolder } from '../../codegen/project.ts';

const message = 'generated/messages/fr/home.json';
let root: string;

beforeEach(() => {
  root = temporaryFolder('files');
  put(message, '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a project without generated/ has no files', () => {
  expect(readGenerated(join(root, 'elsewhere'))).toEqual({});
});

test('an unreadable message file is an error, not an absent file', () => {
  symlinkSync('nowhere.json', join(root, 'generated/messages/fr/about.json'));
  expect(() => readGenerated(root)).toThrow(
    /^generated\/messages\/fr\/about\.json\n {2}found: +a file or folder that cannot be read \(ENOENT\)/,
  );
});

test('drafts of another run and files of the desktop are ignored', () => {
  put('generated/routes.ts.123.tmp', 'half');
  put('generated/.DS_Store', 'desktop');
  expect(Object.keys(readGenerated(root))).toEqual([message]);
});

test('no file is written if one path cannot be written', () => {
  put('generated/public', 'a file where a folder should be');
  const before = readTree(root);
  const steps = [
    { path: message, text: '{"title": null}' },
    { path: 'generated/public/robots.txt', text: 'new' },
  ];
  expect(() => writeSteps(root, readGenerated(root), steps)).toThrow(/^generated\/public\n {2}found: +a file\n {2}expected: a folder/);
  expect(readTree(root)).toEqual(before);
});

test('the error for a draft names its folder, since users do not know drafts', () => {
  const path = 'generated/links.ts';
  symlinkSync('nowhere/at-all', draftOf(join(root, path), 0));
  expect(() => writeSteps(root, readGenerated(root), [{ path, text: 'new' }])).toThrow(
    /^generated\n {2}found: +a place that cannot be written/,
  );
});

test.each([
  ['a new file', 'generated/links.ts'],
  ['an existing file', message],
])('a folder at the path of %s is an error, and no file is written', (_, path) => {
  const existing = readGenerated(root);
  rmSync(join(root, path), { force: true });
  mkdirSync(join(root, path));
  const write = () =>
    writeSteps(root, existing, [
      { path: 'generated/content.ts', text: 'new' },
      { path, text: 'new' },
    ]);
  expect(write).toThrow(new RegExp(`^${path}\\n {2}found: +a folder\\n {2}expected: +a file\\n {2}way out: +move the folder away`));
  expect(existsSync(join(root, 'generated/content.ts'))).toBe(false);
});

test('a system error in the middle rolls back the files written before', () => {
  const [added, gone, last] = ['generated/content.ts', 'generated/links.ts', 'generated/routes.ts'];
  put(gone, 'links');
  const before = readTree(root);
  const steps = [
    { path: message, text: '{"title": null}' },
    { path: added, text: 'new' },
    { path: gone, text: undefined },
    { path: last, text: 'new' },
  ];
  const done = new Set<string>();
  // After the third step, a folder blocks the path of the last file.
  done.add = (path) => {
    if (path === gone) mkdirSync(join(root, last));
    return Set.prototype.add.call(done, path) as typeof done;
  };
  expect(() => writeSteps(root, readGenerated(root), steps, done)).toThrow(/^generated\/routes\.ts\n {2}found: +a folder\n/);
  expect(readTree(root)).toEqual(before);
  expect([...done]).toEqual([]);
});

test('no draft remains after writing', () => {
  writeSteps(root, readGenerated(root), [
    { path: message, text: 'new' },
    { path: 'generated/a/b.ts', text: 'b' },
  ]);
  expect(readTree(root)).toEqual({ [message]: 'new', 'generated/a/b.ts': 'b' });
});

test('a step without text removes the file', () => {
  writeSteps(root, readGenerated(root), [{ path: message, text: undefined }]);
  expect(existsSync(join(root, message))).toBe(false);
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
