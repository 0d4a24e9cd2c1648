/** One codegen at a time in a project, and one build. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Hold, holdAlone } from '../lib/lock.ts';
import { ProblemsError } from '../lib/problem.ts';
import { unwritable } from './files.ts';

/** Milliseconds between two looks at whether another one has ended: two that wait must not look in step for ever. */
const patience = () => 30 + Math.random() * 60;

/** Does `work`, and returns what it returns, while no other codegen is at work below `root`; waits for one that is, which `say` is told. */
export async function alone<Result>(root: string, work: () => Result, say: (line: string) => void = console.log): Promise<Result> {
  const release = await turn(root, 'codegen', say);
  try {
    return work();
  } finally {
    release();
  }
}

/**
 * Waits for the turn of this process below `root`, until no other codegen, or build, is at work; `say` is told if one is. The
 * turn lasts until the function that it answers is called, or the process ends.
 */
export async function turn(root: string, kind: 'codegen' | 'build', say: (line: string) => void = console.log): Promise<() => void> {
  let hold = claim(root, kind);
  if (hold.holder !== undefined) say(`waits for the ${kind} of process ${hold.holder} to end`);
  while (hold.holder !== undefined) {
    await pause(patience());
    hold = claim(root, kind);
  }
  return hold.release;
}

function claim(root: string, kind: string): Hold {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    return holdAlone(join(root, '.cache', kind));
  } catch (error) {
    throw new ProblemsError([unwritable(root, error as NodeJS.ErrnoException)]);
  }
}
