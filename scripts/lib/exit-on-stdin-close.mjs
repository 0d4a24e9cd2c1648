/**
 * Preloaded into a Node program (`node --import`): kills the program when its standard input closes, that is, when the parent process
 * has ended, even by `kill -9`. Runs in a worker thread, because the main thread may be busy.
 */
import { Socket } from 'node:net';
import { isMainThread, Worker } from 'node:worker_threads';

if (isMainThread) {
  // Child processes have another standard input.
  const own = process.execArgv.indexOf(import.meta.url);
  if (own > 0) process.execArgv.splice(own - 1, 2);
  new Worker(new URL(import.meta.url), { execArgv: [] }).unref();
} else {
  const input = new Socket({ fd: 0 });
  input.on('error', () => {});
  input.on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
}
