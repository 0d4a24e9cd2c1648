/** Running the TypeScript compiler on a project. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { scriptOf } from './programs.ts';
import { readIfThere } from './read-if-there.ts';

/** Where it remembers its last run, from the project folder: the next one checks only what has changed since, and what that touches. */
export const compilerMemory = '.cache/tsconfig.tsbuildinfo';

/** Threads that check types side by side. Each works out anew the types that several of them meet, so that four, the default, do twice the work of one. */
const checkers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** Emits nothing, and prints one error a line. */
export const compilerArgs = ['--noEmit', '--pretty', 'false', '--checkers', String(checkers)] as const;

/**
 * What it runs in. It ends before what it no longer needs is worth finding: with Go's collector at work, a check of little that
 * has changed takes twice the processor time. Where it comes near this much memory, it collects after all.
 */
export const compilerEnvironment: NodeJS.ProcessEnv = { GOGC: 'off', GOMEMLIMIT: '2GiB', ...process.env };

/** Checks the project in `root`, with what the compiler remembers of its last run. */
export function compile(root: string): SpawnSyncReturns<string> {
  forgetSignaturesOfTexts(join(root, compilerMemory));
  const args = [scriptOf('tsc'), ...compilerArgs, '--incremental', '--tsBuildInfoFile', compilerMemory];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: compilerEnvironment });
}

interface KnownFiles {
  readonly fileNames: readonly string[];
  /** Of each file, in the order of their names, the hash of its text, or more that is known of it. */
  readonly fileInfos: readonly (string | { readonly signature?: string })[];
}

/**
 * Takes the signature of each JSON file out of a memory, or the memory away if it cannot be read. Once a JSON file has changed,
 * TypeScript 7.0 gives all of them one and the same signature, and so takes every later change for none: a text that goes missing
 * would be no error, and one that is there again would stay one. Without a signature, whatever imports a changed file is checked.
 */
function forgetSignaturesOfTexts(memory: string): void {
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
