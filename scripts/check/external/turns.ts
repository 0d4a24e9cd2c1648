/** Asking politely: one request at a time to each host, with a pause after each. */
import { createQueue, type Queue } from '../../lib/queue.ts';

export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** Does `work` when it is the turn of whoever asks a host. */
export type InTurn = <Result>(host: string, work: () => Promise<Result>) => Promise<Result>;

/** `pauseMs` is what a host is left alone after each request. */
export function createTurns(pauseMs: number, { now, sleep }: Clock): InTurn {
  const queues = new Map<string, Queue>();
  const restedAt = new Map<string, number>();
  return (host, work) => {
    const queue = queues.get(host) ?? createQueue();
    queues.set(host, queue);
    return queue(async () => {
      const wait = (restedAt.get(host) ?? 0) - now();
      if (wait > 0) await sleep(wait);
      try {
        return await work();
      } finally {
        restedAt.set(host, now() + pauseMs);
      }
    });
  };
}
