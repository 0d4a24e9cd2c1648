/** What a command could not know: code that takes content by its shape, in types of its own. The compiler names it. */

import { compile } from '../lib/compiler.ts';

/** A line for each error of the compiler below `root`, after one that says so; none when there is none. */
export function leftByHand(root: string): string[] {
  const { stdout } = compile(root);
  const errors = stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line));
  if (errors.length === 0) return [];
  return [
    '\nLeft to write by hand, where code takes it by its shape:\n',
    ...errors.map((line) => `  ${line.replace(/\((\d+),(\d+)\): error/, ':$1:$2')}`),
  ];
}
