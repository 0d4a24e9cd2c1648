/** Reading what codegen has written, and comparing it with what should be there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wayTo } from '../lib/paths.ts';
import { sourcesFile } from '../model/messages/paths.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { type Files, ledgerFile } from './file-tree.ts';
import { isSealIntact } from './seal.ts';

/** The folders that codegen answers for, whole. */
export const folders = ['generated', 'supabase/functions/_shared'];

/** The text of every generated file, by path from the project folder; none of a folder that is absent. */
export function readGenerated(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  const walk = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`;
      if (isPassing(entry.name)) continue;
      if (entry.isDirectory()) walk(child);
      else files[child] = readFileSync(join(root, child), 'utf8');
    }
  };
  // A file that goes missing while this reads is an error: taken for one that nobody has written, it would be written anew without its texts.
  try {
    for (const folder of folders) if (existsSync(join(root, folder))) walk(folder);
  } catch (error) {
    throw new ProblemsError([unreadable(root, error as NodeJS.ErrnoException)]);
  }
  return files;
}

/** What has to happen on disk for `next` to be there. */
export interface Changes {
  readonly write: readonly string[];
  readonly remove: readonly string[];
}

/** Compares what is there with what should be. Throws a {@link ProblemsError} for a sealed file that somebody has edited. */
export function changesBetween(existing: Files, next: Files): Changes {
  const edited = Object.keys(existing).filter(
    (path) => isSealed(path) && existing[path] !== next[path] && !isSealIntact(existing[path] ?? ''),
  );
  if (edited.length > 0) throw new ProblemsError(edited.map((path) => (path in next ? handEdited(path) : notOurs(path))));
  return {
    write: Object.keys(next)
      .filter((path) => existing[path] !== next[path])
      .sort(),
    remove: Object.keys(existing)
      .filter((path) => !(path in next) && isOurs(path, next))
      .sort(),
  };
}

/** Drafts of a codegen at work, and what desktops leave in any folder. */
function isPassing(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.tmp');
}

/** Message files are the translators', the ledger remembers what the schema has forgotten; everything else in `generated/` is sealed. */
function isSealed(path: string): boolean {
  if (path === ledgerFile) return false;
  return !path.startsWith('generated/messages/') || path.startsWith('generated/messages/_schema/');
}

/** A file that codegen once wrote and no longer answers for. The message files of a locale that left are kept, and so is what translations were made from. */
function isOurs(path: string, next: Files): boolean {
  if (isSealed(path)) return true;
  const locale = path.split('/')[2] ?? '';
  return (
    path.endsWith('.json') &&
    path !== sourcesFile(locale) &&
    Object.keys(next).some((other) => other.startsWith(`generated/messages/${locale}/`))
  );
}

function handEdited(path: string): Problem {
  return {
    where: path,
    found: 'a generated file that was edited by hand, or holds a merge conflict',
    expected: 'the file as codegen left it',
    wayOut: `put the change into schema/ or scripts/codegen/, then delete ${path} and run npm run codegen`,
  };
}

function notOurs(path: string): Problem {
  return {
    where: path,
    found: 'a file that codegen would remove, and somebody has written or edited',
    expected: 'generated files only',
    wayOut: 'move it elsewhere, or delete it',
  };
}

function unreadable(root: string, { code, path }: NodeJS.ErrnoException): Problem {
  return code === 'ENOTDIR'
    ? {
        where: placeBelow(root, path),
        found: 'a file',
        expected: 'a folder',
        wayOut: 'move that file away, or restore the folder from git',
      }
    : {
        where: placeBelow(root, path),
        found: `something that cannot be read (${code})`,
        expected: 'a readable file or folder',
        wayOut: 'correct its permissions, or restore it from git',
      };
}

/** The place that an error of the system names, from the project folder. */
export function placeBelow(root: string, path: string | undefined): string {
  return path === undefined ? 'generated' : wayTo(path, root);
}
