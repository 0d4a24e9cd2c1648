/** Ports for programs whose port must be known before they start, or stay the same after a restart. */
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere): an outgoing connection of a browser could take one of those
 * before the program listens, or while it restarts.
 */
const firstPort = 20_000;
const portsPerWorker = 1_000;

/** Each worker of the test runner has a port range. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Random, because a worker may load this module more than once. */
let next = Math.floor(Math.random() * portsPerWorker);

/** Returns a port of 127.0.0.1 that is not in use and that no other worker gets. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < portsPerWorker; tried++) {
    const port = firstPort + (worker % 10) * portsPerWorker + (next++ % portsPerWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port of worker ${worker} is free`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
