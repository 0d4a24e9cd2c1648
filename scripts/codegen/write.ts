/** Writing what changed, each file by an atomic rename, in an order that loses no text wherever it stops. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIfThere } from '../lib/paths.ts';
import { ProblemsError, unwritable } from '../model/problem.ts';
import { draftOf } from './drafts.ts';
import type { Files } from './file-tree.ts';
import { type Changes, placeBelow } from './files.ts';

/** A file and the text it shall have; undefined for one that goes. */
export interface Step {
  readonly path: string;
  readonly text: string | undefined;
}

/**
 * The changes in the order in which they are safe: the journal first, which holds each text that leaves a file, then the
 * files that texts arrive in, then those that the journal stood in for, last the files that go.
 */
export function stepsOf(existing: Files, next: Files, journal: Files, { write, remove }: Changes): Step[] {
  const first = Object.keys(journal).filter((path) => journal[path] !== existing[path]);
  const last = Object.keys(journal).filter((path) => next[path] !== journal[path]);
  return [
    ...first.map((path) => ({ path, text: journal[path] })),
    ...write.filter((path) => !(path in journal)).map((path) => ({ path, text: next[path] })),
    ...last.map((path) => ({ path, text: next[path] })),
    ...remove.map((path) => ({ path, text: undefined })),
  ];
}

/** Somebody has written a file since it was read: what was worked out from it must not replace it. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly path: string;

  constructor(path: string) {
    super(`${path} changed while codegen was at work`);
    this.path = path;
  }
}

/** Some steps were carried out, and could not be taken back. */
export class HalfWrittenError extends ProblemsError {}

/**
 * Carries the steps out, or none of them: every new file complete beside its place first, then one after the other renamed into
 * it. Each file is read again right before, and `existing` is what it must hold: otherwise this throws a {@link ChangedMeanwhile}.
 * Throws a {@link ProblemsError} for a place that the system refuses, a {@link HalfWrittenError} where that came in between. Adds the
 * paths that were dealt with to `done`.
 */
export function writeSteps(root: string, existing: Files, steps: readonly Step[], done: Set<string> = new Set()): void {
  const drafts = writeDrafts(root, steps);
  const known = new Map(Object.entries(existing));
  let at = '';
  const confirm = (path: string) => {
    at = path;
    if (readIfThere(join(root, path)) !== known.get(path)) throw new ChangedMeanwhile(path);
  };
  try {
    // What was saved long since, or cannot be a file, is found before anything is written.
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
    const isTakenBack = takeBack(root, existing, known, done);
    if (!isErrno(error)) throw error;
    if (isTakenBack) throw new ProblemsError([unwritable(at, error.code)]);
    throw new HalfWrittenError([unwritable(at, error.code, 'other files were written before: npm run codegen brings them in line')]);
  } finally {
    discard(drafts);
  }
}

/** Undoes what was done, the last of it first, for texts are to be in one place at least. Returns whether it could. */
function takeBack(root: string, existing: Files, known: ReadonlyMap<string, string>, done: Set<string>): boolean {
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

/** Writes every text beside its place. Nothing is left of them when one cannot be written. */
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
    // For a draft, a name that nobody knows, its folder is named: that is what takes no file.
    throw new ProblemsError([unwritable(placeBelow(root, path?.endsWith('.tmp') ? dirname(path) : path), code)]);
  }
}

function discard(drafts: readonly (string | undefined)[]): void {
  for (const draft of drafts) if (draft !== undefined) rmSync(draft, { force: true });
}
