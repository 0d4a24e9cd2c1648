/** Writing `generated/` from a schema, and saying what is wrong in it. */

import { withLines } from '../model/locate.ts';
import { ProblemsError } from '../model/problem.ts';
import { loadSchema, type Schema } from '../model/schema.ts';
import { untilUndisturbed } from './again.ts';
import { alone } from './alone.ts';
import { removeDrafts } from './drafts.ts';
import { type Changes, changesBetween, readGenerated } from './files.ts';
import { type Generated, generate } from './generate.ts';
import type { Memory } from './memory.ts';
import { stepsOf, writeSteps } from './write.ts';

/** How many problems are shown with their lines; the others are counted. */
const shown = 20;

/** What was asked for is written, and texts are left to write. */
export class UnfinishedError extends ProblemsError {}

interface Run {
  /** The project folder. */
  readonly root: string;
  /** Write nothing; refuse if there is anything to write. */
  readonly isCheck: boolean;
  readonly memory: Memory;
  /** Takes each line about what was done. Default: prints it. */
  readonly say?: Say;
}

type Say = (line: string) => void;

/**
 * Brings `generated/` in line with the schema. Throws a {@link ProblemsError} with the line of every problem it shows: having
 * written nothing, as an {@link UnfinishedError} having written everything, or as a `HalfWrittenError`.
 */
export async function codegen({ root, isCheck, memory, say = console.log }: Run): Promise<void> {
  try {
    const schema = await loadSchema(root);
    if (isCheck) check(root, schema, say);
    else await alone(root, () => write(root, schema, memory, say), say);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw await readable(root, error);
  }
}

function check(root: string, schema: Schema, say: Say): void {
  const existing = readGenerated(root);
  const generated = generate(schema, existing);
  const { write, remove } = changesBetween(existing, generated.files);
  const stale = [...write, ...remove];
  if (stale.length > 0) {
    throw new ProblemsError(
      stale.map((where) => ({
        where,
        found: 'a file that is out of date',
        expected: 'what the schema says today',
        wayOut: 'run npm run codegen and commit the result',
      })),
    );
  }
  report(generated, true, say);
}

function write(root: string, schema: Schema, memory: Memory, say: Say): void {
  removeDrafts(root);
  untilUndisturbed(() => writeOnce(root, schema, memory, say));
}

/** Throws a `ChangedMeanwhile` when somebody else writes a file that it was about to write. */
function writeOnce(root: string, schema: Schema, memory: Memory, say: Say): void {
  const existing = readGenerated(root);
  const generated = generate(schema, existing);
  const changes = changesBetween(existing, generated.files);
  const done = new Set<string>();
  try {
    writeSteps(root, existing, stepsOf(existing, generated.files, generated.journal, changes), done);
  } finally {
    announce(changes, done, say);
  }
  const gone = new Set(changes.remove);
  const kept = Object.entries(existing).filter(([path]) => !gone.has(path));
  memory.remember(
    { ...Object.fromEntries(kept), ...generated.files },
    generated.unfinished.length > 0 ? 'unfinished' : Object.keys(generated.files).length,
  );
  report(generated, changes.write.length + changes.remove.length === 0, say);
}

function announce({ write, remove }: Changes, done: ReadonlySet<string>, say: Say): void {
  for (const path of write) if (done.has(path)) say(`wrote   ${path}`);
  for (const path of remove) if (done.has(path)) say(`removed ${path}`);
}

/** Says what happened to texts, and throws a {@link ProblemsError} with what is left to do. */
function report({ files, notes, unfinished }: Generated, wasUpToDate: boolean, say: Say): void {
  for (const note of notes) say(note);
  if (unfinished.length > 0) throw new UnfinishedError(unfinished);
  if (wasUpToDate) say(`${Object.keys(files).length} files up to date`);
}

/** The error with the line of each problem, as far as it is shown. */
export async function readable(root: string, given: ProblemsError): Promise<ProblemsError> {
  const { problems } = given;
  const located = await withLines(root, problems.slice(0, shown));
  const error = new (given.constructor as typeof ProblemsError)(located);
  const rest = problems.length - shown;
  error.message = `${error.message}\n\n${problems.length} problem${problems.length > 1 ? 's' : ''}${rest > 0 ? `, ${shown} of them shown` : ''}`;
  return error;
}
