/** How the compiler is asked about a project. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { scriptOf } from './programs.ts';
import { readIfThere } from './read-if-there.ts';

/** What it knows from its last run, from the project folder: it looks at what has changed since, and at what that touches. */
export const compilerMemory = '.cache/tsconfig.tsbuildinfo';

/** Checkers work side by side, and each finds out anew what types all of them meet: four, as there are by itself, take twice the work of one. */
const checkers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** What is wrong with a project, one error a line. */
export const compilerArgs = ['--noEmit', '--pretty', 'false', '--checkers', String(checkers)] as const;

/** Asks the compiler about the project in `root`, with what it knows from its last run. */
export function compile(root: string): SpawnSyncReturns<string> {
  forgetShapesOfTexts(join(root, compilerMemory));
  const args = [scriptOf('tsc'), ...compilerArgs, '--incremental', '--tsBuildInfoFile', compilerMemory];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

interface KnownFiles {
  readonly fileNames: readonly string[];
  /** Of each file a hash of its text, or what is known of it. */
  readonly fileInfos: readonly (string | { readonly signature?: string })[];
}

/**
 * Takes the shape of each JSON file out of a memory. TypeScript 7.0 has one and the same for all of them, from the first change of a
 * file on, and compares nothing with the next: a text that goes missing then would be no error, and one that is there again would
 * stay one. Without a shape, whatever imports a changed file is looked at. A memory that is none goes.
 */
function forgetShapesOfTexts(memory: string): void {
  const text = readIfThere(memory);
  if (text === undefined) return;
  try {
    const known = JSON.parse(text) as KnownFiles;
    if (known.fileNames.length !== known.fileInfos.length) throw new RangeError('files that nothing is known of');
    const fileInfos = known.fileInfos.map((info, index) =>
      typeof info === 'object' && known.fileNames[index]?.endsWith('.json') ? { ...info, signature: undefined } : info,
    );
    writeFileSync(memory, JSON.stringify({ ...known, fileInfos }));
  } catch {
    rmSync(memory);
  }
}
