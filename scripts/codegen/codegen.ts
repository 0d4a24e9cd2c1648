/** Writes or checks `generated/`, and reports problems with their lines. */
import { type Files, readGenerated } from '../model/generated-files.ts';
import { locateProblems } from '../model/locate.ts';
import { ProblemsError, UnfinishedError } from '../model/problem.ts';
import { loadSchema, type Schema } from '../model/schema.ts';
import { removeDrafts, retryOnConcurrentWrite, type Step, withLock, writeSteps } from '../model/write.ts';
import { type Changes, changesBetween, staleFile } from './changes.ts';
import { type Generated, generate } from './generate.ts';
import type { Memory } from './memory.ts';

interface Run {
  readonly root: string;
  /** Writes nothing; stale files are problems. */
  readonly isCheck: boolean;
  readonly memory: Memory;
  /** Receives each line of progress. Default: `console.log`. */
  readonly log?: Log;
}

type Log = (line: string) => void;

/**
 * Updates `generated/` from the schema. Throws a {@link ProblemsError} when nothing was written, an {@link UnfinishedError} when
 * everything was written and texts are missing, a `PartialWriteError` when a failed run could not be rolled back.
 */
export async function codegen({ root, isCheck, memory, log = console.log }: Run): Promise<void> {
  try {
    const schema = await loadSchema(root);
    if (isCheck) check(root, schema, log);
    else await withLock(root, () => write(root, schema, memory, log), log);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw await locateProblems(root, error);
  }
}

function check(root: string, schema: Schema, log: Log): void {
  const existing = readGenerated(root);
  const generated = generate(schema, existing);
  const { write, remove } = changesBetween(existing, generated.files);
  const stale = [...write, ...remove];
  if (stale.length > 0) throw new ProblemsError([...stale.map(staleFile), ...generated.unfinished]);
  report(generated, true, log);
}

function write(root: string, schema: Schema, memory: Memory, log: Log): void {
  removeDrafts(root);
  retryOnConcurrentWrite(() => writeOnce(root, schema, memory, log));
}

function writeOnce(root: string, schema: Schema, memory: Memory, log: Log): void {
  const existing = readGenerated(root);
  const generated = generate(schema, existing);
  const changes = changesBetween(existing, generated.files);
  const done = new Set<string>();
  try {
    writeSteps(root, existing, stepsOf(existing, generated.files, generated.journal, changes), done);
  } finally {
    for (const path of changes.write) if (done.has(path)) log(`wrote   ${path}`);
    for (const path of changes.remove) if (done.has(path)) log(`removed ${path}`);
  }
  const gone = new Set(changes.remove);
  const remaining = Object.entries(existing).filter(([path]) => !gone.has(path));
  memory.remember(
    { ...Object.fromEntries(remaining), ...generated.files },
    generated.unfinished.length > 0 ? 'unfinished' : Object.keys(generated.files).length,
  );
  report(generated, changes.write.length + changes.remove.length === 0, log);
}

/**
 * Orders changes so that no text is lost when the process is killed: first the journal (texts that leave a file), then the files that
 * receive texts, then the final text of the journal's files, last the removals.
 */
export function stepsOf(existing: Files, next: Files, journal: Files, { write, remove }: Changes): Step[] {
  const first = Object.keys(journal).filter((path) => journal[path] !== existing[path]);
  const last = Object.keys(journal).filter((path) => next[path] !== journal[path]);
  return [
    ...first.map((path) => ({ path, text: journal[path] })),
    ...write.filter((path) => !(path in journal)).map((path) => ({ path, text: next[path] })),
    ...last.map((path) => ({ path, text: next[path] })),
    ...remove.map((path) => ({ path, text: undefined })),
  ];
}

/** Logs moved texts. Throws an {@link UnfinishedError} with the missing ones. */
function report({ files, notes, unfinished }: Generated, wasUpToDate: boolean, log: Log): void {
  for (const note of notes) log(note);
  if (unfinished.length > 0) throw new UnfinishedError(unfinished);
  if (wasUpToDate) log(`${Object.keys(files).length} files up to date`);
}
