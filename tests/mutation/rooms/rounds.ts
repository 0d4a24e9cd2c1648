/** Faults that a program of its own looks for: planted in a copy of the project, many at once, each in a file of its own. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from '../fault.ts';

/** Faults in rounds: in one round no two have a file in common; one in the schema is alone, for what is wrong there is wrong in all that is made of it. */
export function roundsOf(faults: readonly Fault[]): Fault[][] {
  const rounds: { readonly faults: Fault[]; readonly taken: Set<string> }[] = [];
  for (const fault of faults) {
    const needed = fault.edits.map(({ file }) => file);
    const isAlone = needed.some((file) => file.startsWith('schema/'));
    const free = isAlone ? undefined : rounds.find(({ taken }) => !taken.has('schema') && !needed.some((file) => taken.has(file)));
    const round = free ?? { faults: [], taken: new Set<string>(isAlone ? ['schema'] : []) };
    if (!free) rounds.push(round);
    round.faults.push(fault);
    for (const file of needed) round.taken.add(file);
  }
  return rounds.map(({ faults: together }) => together);
}

/** Plants faults in the copy at `root`. Answers what puts everything back. */
export function plantIn(root: string, faults: readonly Fault[]): () => void {
  const edits = faults.flatMap((fault) => fault.edits);
  const before = edits.map(
    ({ file }) => [join(root, file), existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined] as const,
  );
  for (const { file, content } of edits) put(join(root, file), content);
  return () => {
    for (const [path, content] of before) put(path, content);
  };
}

function put(path: string, content: string | Buffer | undefined): void {
  if (content === undefined) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
