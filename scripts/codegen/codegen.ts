/** Writing `generated/` from a schema, and saying what is wrong in it. */

import { type Problem, ProblemsError } from '../lib/problem.ts';
import type { Files } from './file-tree.ts';
import { changesBetween } from './files.ts';
import { generate } from './generate.ts';
import { withLines } from './locate.ts';
import type { Memory } from './memory.ts';
import { loadSchema } from './schema.ts';
import { stepsOf, writeSteps } from './write.ts';

/** How many problems are shown with their lines; the others are counted. */
const shown = 20;

interface Run {
  /** The project folder. */
  readonly root: string;
  /** What is in `generated/`. */
  readonly existing: Files;
  /** Write nothing; refuse if there is anything to write. */
  readonly isCheck: boolean;
  readonly memory: Memory;
}

/** Brings `generated/` in line with the schema. Throws a {@link ProblemsError} with the line of every problem it shows. */
export async function codegen(run: Run): Promise<void> {
  try {
    await write(run);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw await readable(run.root, error.problems);
  }
}

async function write({ root, existing, isCheck, memory }: Run): Promise<void> {
  const { files, unfinished, journal, notes } = generate(await loadSchema(root), existing);
  const changes = changesBetween(existing, files);
  const stale = [...changes.write, ...changes.remove];

  if (isCheck && stale.length > 0) {
    throw new ProblemsError(
      stale.map((where) => ({
        where,
        found: 'a file that is out of date',
        expected: 'what the schema says today',
        wayOut: 'run npm run codegen and commit the result',
      })),
    );
  }
  writeSteps(root, stepsOf(existing, files, journal, changes));
  for (const path of changes.write) console.log(`wrote   ${path}`);
  for (const path of changes.remove) console.log(`removed ${path}`);
  for (const note of notes) console.log(note);
  if (unfinished.length > 0) throw new ProblemsError(unfinished);
  if (stale.length === 0) console.log(`${Object.keys(files).length} files up to date`);
  if (isCheck) return;
  const gone = new Set(changes.remove);
  const kept = Object.entries(existing).filter(([path]) => !gone.has(path));
  memory.remember({ ...Object.fromEntries(kept), ...files }, Object.keys(files).length);
}

/** The error with the line of each problem, as far as it is shown. */
async function readable(root: string, problems: readonly Problem[]): Promise<ProblemsError> {
  const error = new ProblemsError(await withLines(root, problems.slice(0, shown)));
  const rest = problems.length - shown;
  error.message = `${error.message}\n\n${problems.length} problem${problems.length > 1 ? 's' : ''}${rest > 0 ? `, ${shown} of them shown` : ''}`;
  return error;
}
