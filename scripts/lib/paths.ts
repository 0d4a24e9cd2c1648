/** Paths with forward slashes on every system. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as system from 'node:path';
import { pathToFileURL } from 'node:url';

/** `win32` or `posix` of `node:path`; by default the module of this system. */
type Platform = Pick<system.PlatformPath, 'sep' | 'relative'>;

/** Replaces the separators of the system by slashes: `en\about.html` becomes `en/about.html`, on Windows only. */
export function toSlashes(path: string, { sep }: Platform = system): string {
  return path.replaceAll(sep, '/');
}

/** Returns the relative path from a folder, with slashes: `schema/pages.ts`, `../schema/define.ts`. */
export function relativePath(path: string, from: string, platform: Platform = system): string {
  return toSlashes(platform.relative(from, path), platform);
}

/** Makes the paths and file URLs below a folder relative, in a message or a stack: `schema/pages.ts:12:3`. */
export function shortenPaths(text: string, folder: string, platform: Platform = system): string {
  const { href } = pathToFileURL(folder, { windows: platform.sep === '\\' });
  return [href, toSlashes(folder, platform)].reduce((short, long) => short.replaceAll(`${long}/`, ''), toSlashes(text, platform));
}

/** Returns the relative paths of all files below a folder, sorted; an empty list if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(system.join(entry.parentPath, entry.name), folder))
    .sort();
}

/** Returns the text of a file, or undefined if the file does not exist. */
export function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
