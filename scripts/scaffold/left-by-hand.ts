/** What a command could not know: code that takes content by its shape, in types of its own. The compiler names it. */

import { spawnSync } from 'node:child_process';
import { incrementalArgs } from '../lib/compiler.ts';
import { scriptOf } from '../lib/programs.ts';

/** A line for each error of the compiler below `root`, after one that says so; none when there is none. */
export function leftByHand(root: string): string[] {
  const { stdout } = spawnSync(process.execPath, [scriptOf('tsc'), ...incrementalArgs(root)], { cwd: root, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line));
  if (errors.length === 0) return [];
  return [
    '\nLeft to write by hand, where code takes it by its shape:\n',
    ...errors.map((line) => `  ${line.replace(/\((\d+),(\d+)\): error/, ':$1:$2')}`),
  ];
}
