/** Paths with forward slashes, on POSIX systems and on Windows. */
import { readdirSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, relativePath, shortenPaths, toSlashes } from '../../../scripts/lib/paths.ts';

test('backslashes become slashes on Windows only', () => {
  expect(toSlashes('en\\about.html', win32)).toBe('en/about.html');
  expect(toSlashes('C:/a\\b', win32)).toBe('C:/a/b');
  expect(toSlashes('en/about.html', posix)).toBe('en/about.html');
  expect(toSlashes('a\\b', posix)).toBe('a\\b');
});

test.for([
  [posix, '/home/ada/site/schema/pages.ts', '/home/ada/site', 'schema/pages.ts'],
  [posix, 'schema/define.ts', '.cache/bench/schema', '../../../schema/define.ts'],
  [win32, 'C:\\Users\\Ada\\site\\schema\\pages.ts', 'C:\\Users\\Ada\\site', 'schema/pages.ts'],
  [win32, 'C:\\Users\\Ada\\site\\schema\\pages.ts', 'c:\\users\\ada\\site', 'schema/pages.ts'],
  [win32, 'schema\\define.ts', '.cache\\bench\\schema', '../../../schema/define.ts'],
] as const)('a relative path has slashes (%#)', ([platform, path, from, expected]) => {
  expect(relativePath(path, from, platform)).toBe(expected);
});

test.for([
  [posix, '/home/ada/my site', 'at /home/ada/my site/schema/content/a.ts:12:3'],
  [posix, '/home/ada/my site', 'at file:///home/ada/my%20site/schema/content/a.ts:12:3'],
  [win32, 'C:\\Users\\Ada\\my site', 'at C:\\Users\\Ada\\my site\\schema\\content\\a.ts:12:3'],
  [win32, 'C:\\Users\\Ada\\my site', 'at C:/Users/Ada/my site/schema/content/a.ts:12:3'],
  [win32, 'C:\\Users\\Ada\\my site', 'at file:///C:/Users/Ada/my%20site/schema/content/a.ts:12:3'],
] as const)('a file of the project has its relative path in a message (%#)', ([platform, folder, text]) => {
  expect(shortenPaths(text, folder, platform)).toBe('at schema/content/a.ts:12:3');
});

test('a file outside the project keeps its path in a message', () => {
  expect(shortenPaths('at /home/ada/site-2/schema/a.ts:1', '/home/ada/site', posix)).toBe('at /home/ada/site-2/schema/a.ts:1');
});

test('the files below a folder, sorted; none if the folder does not exist', () => {
  expect(filesBelow('tests/unit/lib')).toEqual(readdirSync('tests/unit/lib').sort());
  expect(filesBelow('tests/unit')).toContain('lib/paths.test.ts');
  expect(filesBelow('tests/unit/nowhere')).toEqual([]);
});
