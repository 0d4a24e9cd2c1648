/** Small projects on disk for codegen to work on: the base with a case's files laid over it. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** End of the name of an empty file that says “this file is not there”. */
export const removedMark = '.removed';

const base = 'tests/codegen/base';

/** A new folder below `.cache/`, where `#schema/*` and packages resolve as they do in the project. */
export function temporaryFolder(name: string): string {
  mkdirSync('.cache', { recursive: true });
  return mkdtempSync(join('.cache', `${name}-`));
}

/** A copy of the base project with the files of `overlay` laid over it; a file in the place of a folder replaces it. */
export function makeProject(overlay: string): string {
  const root = temporaryFolder('golden');
  cpSync(base, root, { recursive: true });
  for (const path of Object.keys(readTree(overlay))) {
    const isRemoval = path.endsWith(removedMark);
    const target = join(root, isRemoval ? path.slice(0, -removedMark.length) : path);
    rmSync(target, { recursive: true, force: true });
    if (isRemoval) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(overlay, path), target);
  }
  return root;
}

/** The text of every file below a folder, by path; empty when there is no such folder. */
export function readTree(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Runs the real codegen on a project: `exit <code>` and all it printed, what it wrote before what it complained of. */
export function runCodegen(root: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/codegen/main.ts', '--root', root, ...words]);
    let written = '';
    let complained = '';
    child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve(`exit ${code}\n${written}${complained}`));
  });
}
