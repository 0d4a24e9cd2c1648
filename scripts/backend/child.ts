/** Starts the child processes of the backend, waits until they are ready, supervises and stops them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { linesOf } from '../lib/lines.ts';

/** Milliseconds between SIGTERM and SIGKILL. */
const killAfterMs = 5_000;

/** Milliseconds for the last output after the end of a process. */
const lastOutputMs = 500;

export interface Child {
  readonly process: ChildProcess;
  /** The first group of the line that matched `isReady`. */
  readonly ready: string;
  /** Resolves when the process ends, with the way: `exit code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Stops the process, with SIGKILL if needed, and waits for its end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Working directory; the current one by default. */
  readonly cwd?: string;
  /** Matches the line of output that announces readiness. */
  readonly isReady: RegExp;
  /** Receives every line of output. */
  readonly onLine?: (line: string) => void;
}

/** Thrown when a program ends before it is ready. */
export class StartError extends Error {
  /** The output of the program. */
  readonly printed: string;

  constructor(message: string, printed: string) {
    super(`${message}:\n${printed}`);
    this.printed = printed;
  }
}

/** Starts a program. Rejects with a {@link StartError} when it ends before it is ready. */
export function startChild(command: string, args: readonly string[], { env = {}, cwd, isReady, onLine }: ChildOptions): Promise<Child> {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
  });
  const ended = new Promise<string>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => resolve(signal ?? `exit code ${code}`);
    child.once('close', end);
    // A grandchild may outlive the process and keep its output open.
    child.once('exit', (code, signal) => setTimeout(end, lastOutputMs, code, signal));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    await ended;
    clearTimeout(force);
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        const lines = linesOf(rest + text);
        rest = lines.pop() ?? '';
        for (const line of lines) {
          printed = `${printed}${line}\n`.slice(-4000);
          onLine?.(line);
          const match = isReady.exec(line);
          if (match) resolve({ process: child, ready: match[1] ?? '', ended, stop });
        }
      });
    }
    child.once('error', reject);
    void ended.then((how) => reject(new StartError(`"${command} ${args.join(' ')}" ended (${how})`, printed)));
  });
}

const firstDelayMs = 250;
const lastDelayMs = 30_000;

/** Milliseconds after which a running process resets the back-off. */
const resetBackoffMs = 60_000;

/** A supervised process. */
export interface Kept {
  /** Ends the process for good. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Supervises `first`: restarts a process that ends, with back-off, and logs it. `name` begins the lines of the log: `The database`. */
export function keepRunning(name: string, first: Child, restart: () => Promise<Child>): Kept {
  const stopping = new AbortController();
  let running: Child | undefined = first;

  async function keep(): Promise<void> {
    let delay = firstDelayMs;
    while (running) {
      const since = performance.now();
      const how = await running.ended;
      running = undefined;
      if (performance.now() - since > resetBackoffMs) delay = firstDelayMs;
      let what = `${name} ended (${how})`;
      while (!running) {
        if (stopping.signal.aborted) return;
        console.error(`${what}; it is started again in ${delay / 1000} s.`);
        await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        delay = Math.min(lastDelayMs, delay * 2);
        try {
          running = await restart();
          if (stopping.signal.aborted) return;
          console.error(`${name} runs again.`);
        } catch (error) {
          what = `${name} does not start (${(error as Error).message.trim().split('\n').at(-1)})`;
        }
      }
    }
  }
  const kept = keep();

  return {
    async stop(signal) {
      stopping.abort();
      await running?.stop(signal);
      await kept;
      // A restart may have ended only now.
      await running?.stop(signal);
    },
  };
}
