/** The real command in a process of its own, that can be stopped in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Codegen {
  readonly pid: number;
  /** Resolves when the output holds `text` so often; rejects when the process ends before. */
  readonly said: (text: string, times?: number) => Promise<void>;
  /** Lets it go on from where it is paused. */
  readonly goOn: () => void;
  /** `exit <code>` and all that it printed, when it ends. */
  readonly end: Promise<string>;
  /** Ends it at once, without a chance to clean up. */
  readonly kill: () => Promise<void>;
}

/** Starts codegen on a project; it pauses before each change of a file that `pauseAt` matches, as `tests/codegen/pause.mjs` names them. */
export function startCodegen(
  root: string,
  { words = [], pauseAt }: { readonly words?: readonly string[]; readonly pauseAt?: string } = {},
): Codegen {
  const preload = pauseAt === undefined ? [] : ['--import', './tests/codegen/pause.mjs'];
  const child = spawn(process.execPath, ['--import', 'tsx', ...preload, 'scripts/codegen/main.ts', '--root', root, ...words], {
    env: { ...process.env, PAUSE_AT: pauseAt },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    pid: child.pid ?? 0,
    said: (text, times = 1) =>
      waitFor(
        child,
        () => output.split(text).length > times,
        () => `no “${text}” in:\n${output}`,
      ),
    goOn: () => void child.stdin.write('.'),
    end: closed.then(([code]) => `exit ${code}\n${output}`),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function waitFor(child: ChildProcess, isDone: () => boolean, complaint: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => isDone() && resolve();
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.on('close', () => (isDone() ? resolve() : reject(new Error(complaint()))));
    look();
  });
}
