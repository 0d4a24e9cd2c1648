import { existsSync, readFileSync } from 'node:fs';

/** The text of a file; undefined where there is none. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
