/** Starts `npm run codegen` as a process that can be paused and killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Codegen {
  readonly pid: number;
  /** Resolves when the output contains `text` `times` times; rejects if the process ends before. */
  readonly waitForOutput: (text: string, times?: number) => Promise<void>;
  /** Resumes the paused process. */
  readonly resume: () => void;
  /** Resolves to `exit <code>` and the output when the process ends. */
  readonly end: Promise<string>;
  /** Ends the process by SIGKILL, without cleanup. */
  readonly kill: () => Promise<void>;
}

/** Starts codegen on a project. Pauses before each file operation that `pauseAt` matches, as named by `tests/codegen/pause.mjs`. */
export function startCodegen(
  root: string,
  { args = [], pauseAt }: { readonly args?: readonly string[]; readonly pauseAt?: string } = {},
): Codegen {
  const preload = pauseAt === undefined ? [] : ['--import', './tests/codegen/pause.mjs'];
  const child = spawn(process.execPath, ['--import', 'tsx', ...preload, 'scripts/codegen/main.ts', '--root', root, ...args], {
    env: { ...process.env, PAUSE_AT: pauseAt },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    pid: child.pid ?? 0,
    waitForOutput: (text, times = 1) =>
      waitFor(
        child,
        () => output.split(text).length > times,
        () => `no “${text}” in:\n${output}`,
      ),
    resume: () => void child.stdin.write('.'),
    end: closed.then(([code]) => `exit ${code}\n${output}`),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function waitFor(child: ChildProcess, isDone: () => boolean, describeFailure: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => isDone() && resolve();
    child.stdout?.on('data', check);
    child.stderr?.on('data', check);
    child.on('close', () => (isDone() ? resolve() : reject(new Error(describeFailure()))));
    check();
  });
}
