/** Writing what a command has worked out: all of it, and codegen after it, or nothing. */
import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen, UnfinishedError } from '../codegen/codegen.ts';
import { createMemory } from '../codegen/memory.ts';
import { HalfWrittenError, type Step, writeSteps } from '../codegen/write.ts';
import { formatted } from './format.ts';
import { leftByHand } from './left-by-hand.ts';
import type { Changes } from './sources.ts';

/** What a command has worked out. */
export interface Plan {
  readonly changes: Changes;
  /** What a person does next, a line each. */
  readonly next: readonly string[];
  /** Whether codegen is not run: it would refuse what has to be completed by hand first. */
  readonly isForCodegenLater?: boolean;
  /** Whether the compiler runs in the end: it finds code that takes content by its shape rather than by its names. */
  readonly isTypechecked?: boolean;
}

/**
 * Carries a plan out below `root`, and says what it did and what is left to write. Throws a `ProblemsError` when codegen refuses
 * what would come of it, or cannot write it: by then every file is as it was.
 */
export async function apply(root: string, { changes, next, isForCodegenLater = false, isTypechecked = false }: Plan): Promise<void> {
  const steps = Object.entries(await formatted(changes)).map(([path, text]): Step => ({ path, text }));
  const before = Object.fromEntries(steps.flatMap(({ path }) => (existsSync(join(root, path)) ? [[path, read(root, path)]] : [])));
  write(root, before, steps);
  let unfinished: UnfinishedError | undefined;
  try {
    if (!isForCodegenLater) await codegen({ root, isCheck: false, memory: createMemory(root) });
  } catch (error) {
    if (!(error instanceof UnfinishedError)) {
      const after = Object.fromEntries(steps.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])));
      write(
        root,
        after,
        steps.map(({ path }) => ({ path, text: before[path] })),
      );
      if (!(error instanceof HalfWrittenError)) console.log('Codegen ends with an error. Every file is as it was.\n');
      throw error;
    }
    unfinished = error;
  }
  for (const { path, text } of steps) console.log(`${text === undefined ? 'removed' : 'wrote  '} ${path}`);
  for (const line of next) console.log(line);
  if (isTypechecked) for (const line of leftByHand(root)) console.log(line);
  if (unfinished) console.log(`\nTexts are left to write:\n\n${unfinished.message}`);
}

/** Writes and removes files, and the folders that are empty by then. */
function write(root: string, existing: Readonly<Record<string, string>>, steps: readonly Step[]): void {
  writeSteps(
    root,
    existing,
    [...steps].sort((a, b) => Number(a.text === undefined) - Number(b.text === undefined)),
  );
  for (const { path, text } of steps) if (text === undefined) removeEmpty(root, dirname(path));
}

function removeEmpty(root: string, folder: string): void {
  if (folder === '.' || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
