/** Keeping a process running: one that ends is started again, later each time, and it is said. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';

const firstDelayMs = 250;
const lastDelayMs = 30_000;

/** What has run for so long starts over with the shortest delay. */
const soundAfterMs = 60_000;

/** A process that comes back. */
export interface Kept {
  /** Ends it for good. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Keeps `first` running, `restart` brings it back. `name` is what the lines say: `The database`. */
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
      // It may have been coming back meanwhile.
      await running?.stop(signal);
    },
  };
}
