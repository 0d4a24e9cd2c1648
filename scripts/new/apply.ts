/** Writes the planned changes of a command and runs codegen; when codegen refuses, restores every file. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCodegen } from '../codegen/run.ts';
import { run } from '../lib/run.ts';
import { UnfinishedError } from '../model/problem.ts';
import { PartialWriteError, writeSteps } from '../model/write.ts';
import type { Changes } from './sources.ts';

export interface Plan {
  readonly changes: Changes;
  /** Next steps for the person at the terminal, a line each. */
  readonly next: readonly string[];
  /** Skips codegen, for changes that must be completed by hand first. */
  readonly isForCodegenLater?: boolean;
}

interface Written {
  readonly path: string;
  readonly text: string;
}

/** Carries out a plan below `root` and prints the changes and the texts still missing. Throws a `ProblemsError` when codegen refuses. */
export async function apply(root: string, { changes, next, isForCodegenLater = false }: Plan): Promise<void> {
  const steps = await formatted(changes);
  const existing = steps.filter(({ path }) => existsSync(join(root, path)));
  const before = Object.fromEntries(existing.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]));
  writeSteps(root, before, steps);
  let unfinished: UnfinishedError | undefined;
  try {
    if (!isForCodegenLater) await runCodegen(root);
  } catch (error) {
    if (!(error instanceof UnfinishedError)) {
      restore(root, before, steps);
      if (!(error instanceof PartialWriteError)) console.log('Codegen failed. All files were restored.\n');
      throw error;
    }
    unfinished = error;
  }
  for (const { path } of steps) console.log(`wrote   ${path}`);
  for (const line of next) console.log(line);
  if (unfinished) console.log(`\nMissing texts:\n\n${unfinished.message}`);
}

/** Restores files, and removes the new ones with their folders. */
function restore(root: string, before: Readonly<Record<string, string>>, steps: readonly Written[]): void {
  const after = Object.fromEntries(steps.map(({ path, text }) => [path, text]));
  writeSteps(
    root,
    after,
    steps.map(({ path }) => ({ path, text: before[path] })),
  );
  for (const folder of new Set(steps.map(({ path }) => join(root, dirname(path))))) if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Folder of the formatter's configuration. */
const tool = fileURLToPath(new URL('../..', import.meta.url));

/** Formats changed files and sorts their imports in one run of the formatter, which is slow to start. */
async function formatted(changes: Changes): Promise<Written[]> {
  const steps = Object.entries(changes).map(([path, text]) => ({ path, text }));
  if (steps.length === 0) return steps;
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  try {
    writeSteps(folder, {}, steps);
    await run('biome', ['check', '--write', '--linter-enabled=false', `--config-path=${tool}`, folder]);
    return steps.map(({ path }) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
