/** Reads the generated files of a project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../lib/paths.ts';
import { type Problem, ProblemsError } from './problem.ts';

/** Text by path from the project folder. */
export type Files = Readonly<Record<string, string>>;

/** The ledger of published paths. */
export const ledgerFile = 'generated/published.txt';

/** Folders that codegen writes whole. */
export const generatedFolders = ['generated', 'supabase/functions/_shared'];

/** Returns the text of every generated file. Throws a {@link ProblemsError} for a file or folder that cannot be read. */
export function readGenerated(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  const walk = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`;
      if (isTemporary(entry.name)) continue;
      if (entry.isDirectory()) walk(child);
      else files[child] = readFileSync(join(root, child), 'utf8');
    }
  };
  // A message file that disappears meanwhile must be an error: treated as absent, it would be generated again without its texts.
  try {
    for (const folder of generatedFolders) if (existsSync(join(root, folder))) walk(folder);
  } catch (error) {
    throw new ProblemsError([unreadable(root, error as NodeJS.ErrnoException)]);
  }
  return files;
}

/** Returns true if a file is a draft of a running codegen, or hidden, such as `.DS_Store`. */
function isTemporary(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.tmp');
}

function unreadable(root: string, { code, path }: NodeJS.ErrnoException): Problem {
  const where = placeBelow(root, path);
  return code === 'ENOTDIR'
    ? { where, found: 'a file', expected: 'a folder', wayOut: 'move that file away, or restore the folder from git' }
    : {
        where,
        found: `a file or folder that cannot be read (${code})`,
        expected: 'a readable file or folder',
        wayOut: 'correct its permissions, or restore it from git',
      };
}

/** Returns the path in an error of the system, from the project folder. */
export function placeBelow(root: string, path: string | undefined): string {
  return path === undefined ? 'generated' : relativePath(path, root);
}
