/** The scripts of the built site, and what they import. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UsageError } from '../lib/command.ts';

/** A script and all that it imports statically, directly or through another; addresses from the root of the site, its own first. */
export function importsOf(folder: string, file: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(file)) return known;
  const addresses = [...readBuilt(folder, file).matchAll(/\b(?:import|export)\b\s*(?:[\w$*{},\s]*?\bfrom\b)?\s*["']([^"']+)["']/g)];
  return addresses.reduce<readonly string[]>(
    (found, [, address = '']) => importsOf(folder, posix.join(posix.dirname(file), address), found),
    [...known, file],
  );
}

/** The text of a built file. Throws a {@link UsageError} when it is not there. */
export function readBuilt(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new UsageError(`${path} is not there, and a script or a page names it. Run npm run build.`);
  return readFileSync(path, 'utf8');
}
