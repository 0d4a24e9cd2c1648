/** Faults that do not compile: `npm run typecheck` in a copy, its errors told apart by the file that they name. */
import type { Problem } from '../../../scripts/lib/problem.ts';
import type { Copy } from '../../support/copy.ts';
import type { Fault } from '../fault.ts';
import { plantIn, roundsOf } from './rounds.ts';

/** What the compiler says of each fault. `say` hears of each round. */
export async function lookByCompiler(copy: Copy, faults: readonly Fault[], say: (done: number) => void): Promise<(readonly Problem[])[]> {
  const found = new Map<Fault, readonly Problem[]>();
  for (const round of roundsOf(faults)) {
    const restore = plantIn(copy.root, round);
    const { output } = await copy.run('node_modules/.bin/tsx scripts/typecheck.ts');
    restore();
    for (const fault of round) found.set(fault, errorsIn(output));
    say(found.size);
  }
  return faults.map((fault) => found.get(fault) ?? []);
}

/** `pages/home/home.page.server.tsx(12,5): error TS2339: …`, and the files of messages that the command names. */
function errorsIn(output: string): Problem[] {
  return [...output.matchAll(/^([\w@./-]+?)(?:\((\d+),(\d+)\))?: error (TS\d+: .*(?:\n {2}.*)*)$/gm)].map(
    ([, where = '', line, column, said = '']) => ({
      rule: 'compiler',
      where,
      ...(line !== undefined && { line: Number(line), column: Number(column) }),
      found: said,
      expected: 'what compiles',
      wayOut: 'correct it',
    }),
  );
}
