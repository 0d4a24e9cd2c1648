/** Writes files atomically: all or none, without replacing a concurrent edit. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIfExists } from '../lib/paths.ts';
import { type Files, generatedFolders, placeBelow } from './generated-files.ts';
import { lock } from './mutex.ts';
import { ProblemsError, unwritable } from './problem.ts';

/** A file and its new text; undefined removes the file. */
export interface Step {
  readonly path: string;
  readonly text: string | undefined;
}

/** Thrown when a file changed between reading and writing. */
class ConcurrentWriteError extends Error {
  override readonly name = 'ConcurrentWriteError';
  readonly path: string;

  constructor(path: string) {
    super(`${path} changed during codegen`);
    this.path = path;
  }
}

/** Thrown when some files were written and the rollback failed. */
export class PartialWriteError extends ProblemsError {}

/** Runs `work` under the codegen lock of `root` and returns its result. `log` receives a line if another process holds the lock. */
export async function withLock<Result>(root: string, work: () => Result, log?: (line: string) => void): Promise<Result> {
  const release = await lock(root, 'codegen', log);
  try {
    return work();
  } finally {
    release();
  }
}

const attempts = 5;

/** Runs `work` again after each {@link ConcurrentWriteError}. Throws a {@link ProblemsError} after the last attempt. */
export function retryOnConcurrentWrite<Result>(work: () => Result): Result {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ConcurrentWriteError)) throw error;
      if (attempt < attempts) continue;
      const problem = {
        where: error.path,
        found: `a file that changed during each of ${attempts} attempts to write it`,
        expected: 'no write to the file for a second',
        wayOut: 'stop the program that writes it, then run npm run codegen again; no edit is lost',
      };
      throw new ProblemsError([problem]);
    }
  }
}

/**
 * Carries out all steps or none: writes every text to a draft beside its file, then renames the drafts. `existing` holds the texts that
 * the files must still have. Adds written paths to `done`. Throws a {@link ConcurrentWriteError} for a changed file, a
 * {@link ProblemsError} when the system refuses a write, a {@link PartialWriteError} when the rollback fails too.
 */
export function writeSteps(root: string, existing: Files, steps: readonly Step[], done: Set<string> = new Set()): void {
  const drafts = writeDrafts(root, steps);
  const known = new Map(Object.entries(existing));
  let at = '';
  const confirm = (path: string) => {
    at = path;
    if (readIfExists(join(root, path)) !== known.get(path)) throw new ConcurrentWriteError(path);
  };
  try {
    // Most conflicts are found here, before the first rename.
    for (const { path } of steps) confirm(path);
    for (const [index, { path, text }] of steps.entries()) {
      confirm(path);
      const draft = drafts[index];
      if (draft === undefined) rmSync(join(root, path));
      else renameSync(draft, join(root, path));
      drafts[index] = undefined;
      if (text === undefined) known.delete(path);
      else known.set(path, text);
      done.add(path);
    }
  } catch (error) {
    const isRolledBack = rollBack(root, existing, known, done);
    if (!isErrno(error)) throw error;
    if (isRolledBack) throw new ProblemsError([unwritable(at, error.code)]);
    throw new PartialWriteError([unwritable(at, error.code, 'other files were written before; run npm run codegen to update the rest')]);
  } finally {
    discard(drafts);
  }
}

/** Undoes the written steps in reverse order, so that each text is in at least one file at any time. Returns true on success. */
function rollBack(root: string, existing: Files, known: ReadonlyMap<string, string>, done: Set<string>): boolean {
  const steps = [...done].reverse().map((path) => ({ path, text: existing[path] }));
  try {
    if (steps.length > 0) writeSteps(root, Object.fromEntries(known), steps);
    done.clear();
    return true;
  } catch {
    return false;
  }
}

function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/** Writes every draft, or none. */
function writeDrafts(root: string, steps: readonly Step[]): (string | undefined)[] {
  const drafts: (string | undefined)[] = [];
  try {
    for (const [index, { path, text }] of steps.entries()) {
      const draft = text === undefined ? undefined : draftOf(join(root, path), index);
      if (draft !== undefined) mkdirSync(dirname(draft), { recursive: true });
      drafts.push(draft);
      if (draft !== undefined) writeFileSync(draft, text ?? '');
    }
    return drafts;
  } catch (error) {
    discard(drafts);
    const { code, path } = error as NodeJS.ErrnoException;
    // The error names the folder: the name of a draft would confuse the user.
    throw new ProblemsError([unwritable(placeBelow(root, path?.endsWith('.tmp') ? dirname(path) : path), code)]);
  }
}

function discard(drafts: readonly (string | undefined)[]): void {
  for (const draft of drafts) if (draft !== undefined) rmSync(draft, { force: true });
}

const draftForm = /\.\d+-\d+\.tmp$/;

export function draftOf(target: string, step: number): string {
  return `${target}.${process.pid}-${step}.tmp`;
}

/** Removes the drafts of killed runs. Call under the lock: the drafts of a running codegen have the same form. */
export function removeDrafts(root: string): void {
  for (const folder of generatedFolders)
    for (const name of namesBelow(join(root, folder))) if (draftForm.test(name)) rmSync(join(root, folder, name));
}

function namesBelow(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  } catch {
    // `readGenerated` comes next and reports the error.
    return [];
  }
}
