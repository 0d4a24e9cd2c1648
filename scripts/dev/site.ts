/** What belongs to Vite’s server in development, and is made anew with it: Vite makes another one when a file that configures it is saved. */
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type Board, createBoard } from './board.ts';
import { type Examiner, startExaminer } from './examiner.ts';
import { hearAgain } from './hear-again.ts';
import { hearMissed } from './hear-missed.ts';
import { nextPage } from './next-page.ts';
import { heldPackages, preparePackages } from './packages.ts';
import { pages } from './pages.ts';
import { createReload, madeFrom } from './reload.ts';
import { type LaterWatch, watchLater } from './watch-later.ts';

/** Milliseconds after which what the first page shall not wait for begins all the same: nobody may have opened one. */
const patience = 5000;

export interface Site {
  readonly plugins: readonly Plugin[];
  /** What is not watched before the first page has been shown. */
  readonly isUnwatched: LaterWatch['isIgnored'];
  readonly close: () => Promise<unknown>;
}

/** Of the project folder `root`. `startBackend`: called once the first page of a server has been shown. */
export function createSite(root: string, startBackend: () => void): Site {
  let board: Board;
  let examiner: Examiner | undefined;
  const watch = watchLater(root, [...madeFrom, 'scripts']);
  const reload = createReload(
    () => board,
    (file, shown) => examiner?.look([file], shown),
  );
  const close = () => examiner?.close() ?? Promise.resolve();

  const attend = async (server: ViteDevServer) => {
    await close();
    hearAgain(server.watcher);
    const hearWhatWasMissed = hearMissed(
      server.watcher,
      madeFrom.map((folder) => join(root, folder)),
    );
    board = createBoard(server.ws, root);
    const own = startExaminer(server, board, reload.soon);
    examiner = own;
    server.httpServer?.once('listening', async () => {
      await nextPage(server.ws, patience);
      watch.begin(server.watcher);
      hearWhatWasMissed();
      void preparePackages(server.environments.client);
      own.look([]);
      startBackend();
    });
  };
  const plugins = [heldPackages, reload.plugin, pages(() => board, reload), { name: 'dev-site', configureServer: attend }];
  return { plugins, isUnwatched: watch.isIgnored, close };
}
