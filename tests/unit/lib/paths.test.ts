/** Paths as the project writes them, on either kind of system. */
import { readdirSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, shortenPaths, slashed, wayTo } from '../../../scripts/lib/paths.ts';

test('a path has slashes; a backslash is a letter like any other where folders are not told apart by it', () => {
  expect(slashed('en\\about.html', win32)).toBe('en/about.html');
  expect(slashed('C:/a\\b', win32)).toBe('C:/a/b');
  expect(slashed('en/about.html', posix)).toBe('en/about.html');
  expect(slashed('a\\b', posix)).toBe('a\\b');
});

test.for([
  [posix, '/home/ada/site/schema/pages.ts', '/home/ada/site', 'schema/pages.ts'],
  [posix, 'schema/define.ts', '.cache/bench/schema', '../../../schema/define.ts'],
  [win32, 'C:\\Users\\Ada\\site\\schema\\pages.ts', 'C:\\Users\\Ada\\site', 'schema/pages.ts'],
  [win32, 'C:\\Users\\Ada\\site\\schema\\pages.ts', 'c:\\users\\ada\\site', 'schema/pages.ts'],
  [win32, 'schema\\define.ts', '.cache\\bench\\schema', '../../../schema/define.ts'],
] as const)('from %#, the way to a file is written with slashes', ([platform, path, from, way]) => {
  expect(wayTo(path, from, platform)).toBe(way);
});

test.for([
  [posix, '/home/ada/my site', 'at /home/ada/my site/schema/content/a.ts:12:3'],
  [posix, '/home/ada/my site', 'at file:///home/ada/my%20site/schema/content/a.ts:12:3'],
  [win32, 'C:\\Users\\Ada\\my site', 'at C:\\Users\\Ada\\my site\\schema\\content\\a.ts:12:3'],
  [win32, 'C:\\Users\\Ada\\my site', 'at C:/Users/Ada/my site/schema/content/a.ts:12:3'],
  [win32, 'C:\\Users\\Ada\\my site', 'at file:///C:/Users/Ada/my%20site/schema/content/a.ts:12:3'],
] as const)('in a message, %#, a file below the project is named from it', ([platform, folder, text]) => {
  expect(shortenPaths(text, folder, platform)).toBe('at schema/content/a.ts:12:3');
});

test('in a message, a file elsewhere keeps its path', () => {
  expect(shortenPaths('at /home/ada/site-2/schema/a.ts:1', '/home/ada/site', posix)).toBe('at /home/ada/site-2/schema/a.ts:1');
});

test('the files below a folder, in order; none of one that is not there', () => {
  expect(filesBelow('tests/unit/lib')).toEqual(readdirSync('tests/unit/lib').sort());
  expect(filesBelow('tests/unit')).toContain('lib/paths.test.ts');
  expect(filesBelow('tests/unit/nowhere')).toEqual([]);
});
