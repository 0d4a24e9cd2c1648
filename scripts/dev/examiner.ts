/** Codegen and the rules, in a thread of their own that goes on for as long as the server: what was loaded for one look serves the next. */
import { Worker } from 'node:worker_threads';
import type { ViteDevServer } from 'vite';
import type { Problem } from '../lib/problem.ts';
import type { Board } from './board.ts';
import { type Details, problemOfLoading, toSend } from './broken.ts';

/** The environment of Vite’s server that compiles modules for the thread, apart from those of the pages: each has to hear by itself which of its own have changed. */
export const examinerName = 'examiner';

/** What the thread tells the server, and what the server answers. */
export type FromThread =
  | { readonly kind: 'invoke'; readonly id: number; readonly payload: Parameters<Invoke>[0] }
  | { readonly kind: 'codegen'; readonly problems: readonly Problem[]; readonly hasWritten: boolean }
  | { readonly kind: 'rules'; readonly problems: readonly Problem[] }
  /** It could not be run: a module that it imports throws. */
  | { readonly kind: 'failed'; readonly error: Error & Details }
  | { readonly kind: 'done' };
export type ToThread =
  | { readonly kind: 'invoked'; readonly id: number; readonly answer: Awaited<ReturnType<Invoke>> }
  /** What a look under way has seen is no longer so. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'saved'; readonly files: readonly string[] };
type Invoke = ViteDevServer['environments'][string]['hot']['handleInvoke'];

export interface Examiner {
  /** Has it look at the project, as soon as what somebody waits for has been shown; the files were saved since the last time. */
  readonly look: (files: readonly string[], shown?: Promise<unknown>) => void;
  readonly close: () => Promise<unknown>;
}

/** Starts the thread. `reload`: what codegen has seen may be shown. */
export function startExaminer(server: ViteDevServer, board: Board, reload: () => void): Examiner {
  const environment = server.environments[examinerName] as ViteDevServer['environments'][string];
  let thread: Worker | undefined;
  let isClosing = false;
  /** How many looks wait for something to be shown. */
  let waiting = 0;

  const start = () => {
    const worker = new Worker(new URL('./examiner-thread.mjs', import.meta.url), { workerData: server.config.root });
    worker.on('message', async (message: FromThread) => {
      if (message.kind === 'invoke') {
        const answer = await environment.hot.handleInvoke(message.payload);
        const sent = 'error' in answer ? { error: toSend(answer.error) } : answer;
        worker.postMessage({ kind: 'invoked', id: message.id, answer: sent } satisfies ToThread);
      } else if (message.kind === 'codegen') {
        board.set('codegen', message.problems);
        if (message.hasWritten) reload();
      } else if (message.kind === 'failed') board.set('codegen', [problemOfLoading(server.config.root, message.error)]);
      else if (message.kind === 'rules') board.set('rules', message.problems);
      else if (waiting === 0) board.settleFindings();
    });
    worker.on('error', (error) => console.error('The checks ended; the next change starts them again.', error));
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
      if (!isClosing) board.settleFindings();
    });
    return worker;
  };
  return {
    async look(files, shown) {
      board.awaitFindings();
      waiting++;
      thread?.postMessage({ kind: 'outdated' } satisfies ToThread);
      await shown;
      waiting--;
      if (isClosing) return;
      thread ??= start();
      thread.postMessage({ kind: 'saved', files } satisfies ToThread);
    },
    close() {
      isClosing = true;
      return thread?.terminate() ?? Promise.resolve();
    },
  };
}
