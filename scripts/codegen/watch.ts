/** `npm run codegen -- --watch`: runs codegen in a child process whenever its input changes. */
import { spawn } from 'node:child_process';
import { existsSync, type FSWatcher, readdirSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGenerated } from '../model/generated-files.ts';
import { messagesFolder } from '../model/messages/texts.ts';
import { createMemory } from './memory.ts';

/** Debounce, because editors save in several steps. */
const debounceMs = 50;

/** Watches `schema/` and `generated/messages/` below `root`, existing or not, until the process ends. */
export function watch(root: string): Promise<void> {
  const watchers: FSWatcher[] = [];
  let pending: NodeJS.Timeout | undefined;
  let isRunning = false;
  /** The last state that needs no further run. */
  let settled: string | undefined;

  const schedule = () => {
    clearTimeout(pending);
    if (!isRunning) pending = setTimeout(runIfChanged, debounceMs);
  };
  const listen = () => {
    for (const watcher of watchers.splice(0)) watcher.close();
    try {
      for (const folder of foldersToWatch(root)) watchers.push(watchFolder(folder, schedule).on('error', schedule));
    } catch {
      // A folder was removed while it was listed.
      schedule();
    }
  };
  const runIfChanged = () => {
    // New watchers before each comparison: a watcher reports nothing about a folder that was replaced.
    listen();
    const { state } = stateOf(root);
    if (state !== settled) run(state);
  };
  const run = (before: string) => {
    isRunning = true;
    // A process loads a module once: a changed schema needs a new process.
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', main, '--root', root], { stdio: 'inherit' });
    child.on('exit', () => {
      isRunning = false;
      // A different state was saved during the run, which has not read it.
      const { state, lastState } = stateOf(root);
      settled = state === lastState ? state : before;
      runIfChanged();
    });
  };
  runIfChanged();
  return new Promise(() => {});
}

/** Returns the hash of the project now, and after the last run. */
function stateOf(root: string): { readonly state: string; readonly lastState: string } {
  const memory = createMemory(root);
  try {
    return { state: memory.state(readGenerated(root)), lastState: memory.lastState() };
  } catch (error) {
    // The next run reports the error.
    return { state: String(error), lastState: memory.lastState() };
  }
}

/** Returns the input folders with everything below, and their parents, in which missing ones appear. */
function foldersToWatch(root: string): string[] {
  const inputs = ['schema', messagesFolder].map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const below = inputs.flatMap((input) => {
    const entries = readdirSync(input, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [input, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  });
  return [root, join(root, 'generated'), ...below].filter((folder) => existsSync(folder));
}
