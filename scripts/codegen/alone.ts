/** One codegen at a time in a project. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Hold, holdAlone } from '../lib/lock.ts';
import { ProblemsError } from '../lib/problem.ts';
import { unwritable } from './files.ts';

/** Milliseconds between two looks at whether another codegen has ended: two that wait must not look in step for ever. */
const patience = () => 30 + Math.random() * 60;

/** Does `work`, and returns what it returns, while no other codegen is at work below `root`; waits for one that is, which `say` is told. */
export async function alone<Result>(root: string, work: () => Result, say: (line: string) => void = console.log): Promise<Result> {
  let hold = claim(root);
  if (hold.holder !== undefined) say(`waits for the codegen of process ${hold.holder} to end`);
  while (hold.holder !== undefined) {
    await pause(patience());
    hold = claim(root);
  }
  try {
    return work();
  } finally {
    hold.release();
  }
}

function claim(root: string): Hold {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    return holdAlone(join(root, '.cache/codegen'));
  } catch (error) {
    throw new ProblemsError([unwritable(root, error as NodeJS.ErrnoException)]);
  }
}
