/** Small projects on disk for codegen to work on: the base with a case's files laid over it. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startCommands } from '../support/commands.ts';

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

/** The text of every file below a folder but for what it keeps for itself in `.cache/`, by path; empty when there is no such folder. */
export function readTree(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.cache/') && statSync(join(folder, path)).isFile())
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Starts a process that runs codegen, one run at a time; it ends with this one. Modules of a schema are loaded anew for each project, for it has a folder of its own. */
export function startRunner(): { readonly run: (root: string, args: readonly string[]) => Promise<string>; readonly stop: () => void } {
  const commands = startCommands({ root: '.' });
  return {
    /** `exit <code>` and all that the run printed, what it wrote before what it complained of. */
    async run(root, args) {
      const { exitCode, stdout, stderr } = await commands.run('codegen', ['--root', root, ...args]);
      return `exit ${exitCode}\n${stdout}${stderr}`;
    },
    stop: commands.stop,
  };
}
