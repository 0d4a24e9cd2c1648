/** Small projects on disk for codegen: the base project with the files of a case. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startCommands } from '../support/commands.ts';

/** Suffix of an empty file that marks a removed file. */
export const removedMark = '.removed';

const base = 'tests/codegen/base';

/** Creates a folder below `.cache/`, where `#schema/*` and packages resolve as in the project. */
export function temporaryFolder(name: string): string {
  mkdirSync('.cache', { recursive: true });
  return mkdtempSync(join('.cache', `${name}-`));
}

/** Copies the base project, then the files of `overlay`. A file replaces a folder of the same path. */
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

/** Returns the texts of all files below a folder by path, except `.cache/`; empty if the folder does not exist. */
export function readTree(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.cache/') && statSync(join(folder, path)).isFile())
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/**
 * Starts a process that runs codegen, one run at a time, and ends with this process. Each project has its own folder, so its schema
 * modules are loaded separately.
 */
export function startRunner(): { readonly run: (root: string, args: readonly string[]) => Promise<string>; readonly stop: () => void } {
  const commands = startCommands({ root: '.' });
  return {
    /** Returns `exit <code>`, stdout and stderr of a run. */
    async run(root, args) {
      const { exitCode, stdout, stderr } = await commands.run('codegen', ['--root', root, ...args]);
      return `exit ${exitCode}\n${stdout}${stderr}`;
    },
    stop: commands.stop,
  };
}
