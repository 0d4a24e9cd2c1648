/** Faults that knip finds, in one run over a copy: what each says is told apart by its file. */
import { unused } from '../../../scripts/check/rules/code/unused.ts';
import type { Problem } from '../../../scripts/lib/problem.ts';
import type { Copy } from '../../support/copy.ts';
import type { Fault } from '../fault.ts';
import type { Ground } from '../ground.ts';
import { plantIn, roundsOf } from './rounds.ts';

export async function lookByKnip(copy: Copy, { project }: Ground, faults: readonly Fault[]): Promise<(readonly Problem[])[]> {
  const found = new Map<Fault, readonly Problem[]>();
  for (const round of roundsOf(faults)) {
    const restore = plantIn(copy.root, round);
    const problems = (await unused.check({ ...project, root: copy.root })).map((problem) => ({ ...problem, rule: unused.name }));
    restore();
    for (const fault of round) found.set(fault, problems);
  }
  return faults.map((fault) => found.get(fault) ?? []);
}
