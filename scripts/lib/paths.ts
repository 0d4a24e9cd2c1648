/** Paths as this project writes them: with slashes, whatever the system separates folders with. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as system from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a path function needs to know of a system: `win32` and `posix` of `node:path`, this one unless told otherwise. */
type Platform = Pick<system.PlatformPath, 'sep' | 'relative'>;

/** A path of the system with slashes: `en\about.html` is `en/about.html` on Windows, and a name of its own elsewhere. */
export function slashed(path: string, { sep }: Platform = system): string {
  return path.replaceAll(sep, '/');
}

/** The way from one folder to a file or folder, with slashes: `schema/pages.ts`, `../schema/define.ts`. */
export function wayTo(path: string, from: string, platform: Platform = system): string {
  return slashed(platform.relative(from, path), platform);
}

/** A message or a stack in which the files below a folder, as paths or as URLs, are paths from it: `schema/pages.ts:12:3`. */
export function shortenPaths(text: string, folder: string, platform: Platform = system): string {
  const { href } = pathToFileURL(folder, { windows: platform.sep === '\\' });
  return [href, slashed(folder, platform)].reduce((short, long) => short.replaceAll(`${long}/`, ''), slashed(text, platform));
}

/** Every file below a folder, as paths from it, in order; none of a folder that is not there. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => wayTo(system.join(entry.parentPath, entry.name), folder))
    .sort();
}

/** The text of a file; undefined where there is none. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
