/** `npm run codegen -- --watch`: runs codegen anew, in a process of its own, whenever its input changes. */
import { spawn } from 'node:child_process';
import { existsSync, type FSWatcher, readdirSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messagesFolder } from '../model/messages/paths.ts';
import { readGenerated } from './files.ts';
import { createMemory } from './memory.ts';

/** Milliseconds without another change after which a run starts: programs save in several steps. */
const calm = 50;

/** Watches `schema/` and `generated/messages/` below `root`, whether they are there yet or not, until the process ends. */
export function watch(root: string): Promise<void> {
  const watchers: FSWatcher[] = [];
  let pending: NodeJS.Timeout | undefined;
  let isRunning = false;
  /** The state that needs no run: what the last one was asked about, or left. */
  let settled: string | undefined;

  const soon = () => {
    clearTimeout(pending);
    if (!isRunning) pending = setTimeout(look, calm);
  };
  const listen = () => {
    for (const watcher of watchers.splice(0)) watcher.close();
    try {
      for (const folder of foldersToWatch(root)) watchers.push(watchFolder(folder, soon).on('error', soon));
    } catch {
      // A folder went while it was being listed: another look will find what there is then.
      soon();
    }
  };
  const look = () => {
    // Anew each time, and before looking: of a folder that was replaced the old watcher hears nothing.
    listen();
    const { state } = stateOf(root);
    if (state !== settled) run(state);
  };
  const run = (before: string) => {
    isRunning = true;
    // A module is loaded once in a process: a changed schema needs a new one.
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const child = spawn(process.execPath, [...process.execArgv, main, '--root', root], { stdio: 'inherit' });
    child.on('exit', () => {
      isRunning = false;
      // Whatever else is there by now was saved during the run, and has not been seen.
      const { state, left } = stateOf(root);
      settled = state === left ? state : before;
      look();
    });
  };
  look();
  return new Promise(() => {});
}

/** The project as it stands, and as the last run that wrote has left it. */
function stateOf(root: string): { readonly state: string; readonly left: string } {
  const memory = createMemory(root);
  try {
    return { state: memory.state(readGenerated(root)), left: memory.left() };
  } catch (error) {
    // The run says it properly.
    return { state: String(error), left: memory.left() };
  }
}

/** Every folder below those of the input, and the two in which they appear. */
function foldersToWatch(root: string): string[] {
  const inputs = ['schema', messagesFolder].map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const below = inputs.flatMap((input) => {
    const entries = readdirSync(input, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [input, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  });
  return [root, join(root, 'generated'), ...below].filter((folder) => existsSync(folder));
}
