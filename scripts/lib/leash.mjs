/**
 * Preloaded into a Node program (`node --import`): ends it when whoever started it, and holds its input open, is gone,
 * be it by `kill -9`. In a thread of its own, because the program may be too busy to notice.
 */
import { Socket } from 'node:net';
import { isMainThread, Worker } from 'node:worker_threads';

if (isMainThread) {
  // What this program starts has an input of its own.
  const own = process.execArgv.indexOf(import.meta.url);
  if (own > 0) process.execArgv.splice(own - 1, 2);
  new Worker(new URL(import.meta.url), { execArgv: [] }).unref();
} else {
  const input = new Socket({ fd: 0 });
  input.on('error', () => {});
  input.on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
}
