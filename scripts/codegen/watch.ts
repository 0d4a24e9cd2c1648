/** `npm run codegen -- --watch`: runs codegen anew, in a process of its own, whenever its input changes. */
import { spawn } from 'node:child_process';
import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Watches `schema/` and `generated/messages/` below `root` until the process ends. */
export function watch(root: string): Promise<void> {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    // A module is loaded once in a process: a changed schema needs a new one.
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const child = spawn(process.execPath, [...process.execArgv, main, '--root', root], { stdio: 'inherit' });
    child.on('exit', () => {
      isRunning = false;
      if (isWanted) run();
    });
  };
  let pending: NodeJS.Timeout | undefined;
  const soon = (_event: string, name: string | null) => {
    if (name?.endsWith('.tmp')) return;
    clearTimeout(pending);
    pending = setTimeout(run, 50);
  };
  for (const folder of ['schema', 'generated/messages']) watchFolder(join(root, folder), { recursive: true }, soon);
  run();
  return new Promise(() => {});
}
