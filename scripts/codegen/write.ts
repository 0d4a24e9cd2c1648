/** Writing what changed, each file by an atomic rename, in an order that loses no text wherever it stops. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ProblemsError } from '../lib/problem.ts';
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

/** Carries the steps out: every new file complete beside its place first, then one after the other renamed into it. */
export function writeSteps(root: string, steps: readonly Step[]): void {
  const drafts = writeDrafts(root, steps);
  for (const [index, { path }] of steps.entries()) {
    const draft = drafts[index];
    if (draft === undefined) rmSync(join(root, path));
    else renameSync(draft, join(root, path));
  }
}

/** Writes every text beside its place. Nothing is left of them when one cannot be written. */
function writeDrafts(root: string, steps: readonly Step[]): (string | undefined)[] {
  const drafts: (string | undefined)[] = [];
  try {
    for (const [index, { path, text }] of steps.entries()) {
      const draft = text === undefined ? undefined : `${join(root, path)}.${process.pid}-${index}.tmp`;
      if (draft !== undefined) mkdirSync(dirname(draft), { recursive: true });
      drafts.push(draft);
      if (draft !== undefined) writeFileSync(draft, text ?? '');
    }
    return drafts;
  } catch (error) {
    for (const draft of drafts) if (draft !== undefined) rmSync(draft, { force: true });
    const { code, path } = error as NodeJS.ErrnoException;
    throw new ProblemsError([
      {
        where: placeBelow(root, path),
        found: `a place that cannot be written (${code})`,
        expected: 'a writable folder',
        wayOut: 'correct its permissions; nothing was changed',
      },
    ]);
  }
}
