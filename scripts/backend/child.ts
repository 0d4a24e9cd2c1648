/** Child processes of the backend: started, awaited until ready, kept running, and ended with the backend. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { linesOf } from '../lib/lines.ts';

/** Milliseconds after which a process that was told to end is killed. */
const patienceMs = 5_000;

/** Milliseconds that the output of a process may arrive after its end. */
const lastWordsMs = 500;

export interface Child {
  readonly process: ChildProcess;
  /** What the line that said "ready" ends with. */
  readonly ready: string;
  /** Resolves when it has gone, with how: `exit code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Ends it, after a while by force, and waits until it has gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder to run in; this one unless told otherwise. */
  readonly cwd?: string;
  /** Its first line that matches says that it is ready; the first group is what it says. */
  readonly isReady: RegExp;
  /** Hears every line. */
  readonly onLine?: (line: string) => void;
}

/** A program that ended before it was ready. */
export class StartError extends Error {
  /** Everything it said. */
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
    // A child of the process may outlive it, and keep its output open.
    child.once('exit', (code, signal) => setTimeout(end, lastWordsMs, code, signal));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
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

/** A process that has run for this long starts over with the shortest delay. */
const soundAfterMs = 60_000;

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
      if (performance.now() - since > soundAfterMs) delay = firstDelayMs;
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
