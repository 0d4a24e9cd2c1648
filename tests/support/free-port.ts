/** Ports for programs that must be told theirs: to be known beforehand, or found again where they were. */
import { createServer } from 'node:net';

/**
 * Below the ports that machines give to outgoing connections (from 32768 on Linux, 49152 elsewhere): one of those may be
 * free now and taken by a browser's connection before the program that should have it listens, or while it is started again.
 */
const firstPort = 20_000;
const portsPerWorker = 1_000;

/** Workers of a test runner have ports of their own: no two of them are given the same. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Files of one worker come one after the other: each goes on somewhere else. */
let next = Math.floor(Math.random() * portsPerWorker);

/** A port of 127.0.0.1 at which nothing listens, and which nobody else is given. */
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
