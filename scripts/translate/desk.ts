/** `npm run translate -- desk`: opens the desk, in which texts are edited on the pages. */
import { spawn } from 'node:child_process';
import type { Action } from '../lib/command.ts';

export const desk: Action = {
  options: [],
  async run() {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts', '--desk'], { stdio: 'inherit' });
    // A terminal sends Ctrl-C to both processes; a signal to this process alone is passed on.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    process.exitCode = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
  },
};
