/** Paths as this project writes them: with slashes, whatever the system separates folders with. */
import { existsSync, readdirSync } from 'node:fs';
import * as system from 'node:path';
import { join, type PlatformPath, relative } from 'node:path';

/** A path of the system with slashes: `en\about.html` is `en/about.html` on Windows, and a name of its own elsewhere. */
export function slashed(path: string, { sep }: Pick<PlatformPath, 'sep'> = system): string {
  return path.replaceAll(sep, '/');
}

/** Every file below a folder, as paths from it, in order; none of a folder that is not there. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(folder, join(entry.parentPath, entry.name))))
    .sort();
}
