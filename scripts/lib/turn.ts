/** Waiting for one's turn: in a project there is one codegen at a time, and one build. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Hold, holdAlone } from './lock.ts';
import { wayTo } from './paths.ts';
import { ProblemsError } from './problem.ts';
import { unwritable } from './unwritable.ts';

/** Milliseconds between two looks at whether another one has ended: two that wait must not look in step for ever. */
const patience = () => 30 + Math.random() * 60;

/**
 * Waits until no other process is at work of this kind below `root`; `say` is told if one is. The turn of this process lasts
 * until the function that it answers is called, or the process ends. Throws a {@link ProblemsError} where no claim can be written.
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
  const folder = join(root, '.cache');
  try {
    mkdirSync(folder, { recursive: true });
    return holdAlone(join(folder, kind));
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    throw new ProblemsError([unwritable(wayTo(path, root), code)]);
  }
}
