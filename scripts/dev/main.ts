/** `npm run dev`: the site as it is written, with what is wrong in it said in the page. */
import { createServer } from 'vite';
import { runCommand } from '../lib/command.ts';
import { untilEnd } from '../lib/on-end.ts';
import { portFromEnvironment } from '../lib/port.ts';
import { createBackend } from './backend.ts';
import { type Board, createBoard } from './board.ts';
import { type Examiner, examinerName, startExaminer } from './examiner.ts';
import { hearAgain } from './hear-again.ts';
import { nextPage } from './next-page.ts';
import { holdPackages } from './packages.ts';
import { pages } from './pages.ts';
import { createReload, probeName } from './reload.ts';

const defaultPort = 5173;

/** Milliseconds after which what the first page shall not wait for begins all the same: nobody may have opened one. */
const patience = 5000;

/** What no page is made from, and is written all the time. */
const unwatched = ['.cache', '.data', 'dist', 'test-results', 'tests', 'supabase', 'translations'];

await runCommand({
  name: 'npm run dev',
  summary: `Serves the site with live reload and its backend on http://127.0.0.1:${defaultPort} (PORT for another port); runs codegen and the checks at every change.`,
  options: { 'no-backend': { type: 'boolean', help: 'without database, contact function and mailbox' } },
  run: ({ values }) =>
    untilEnd(async (add) => {
      const port = portFromEnvironment(defaultPort, 'npm run dev');
      let board: Board;
      let examiner: Examiner | undefined;
      const backend = createBackend(port, add);
      const reload = createReload(
        () => board,
        (file, shown) => examiner?.look([file], shown),
      );
      const own = process.listeners('SIGTERM');
      const server = await createServer({
        // Another port would be another origin, from which the function takes no message.
        server: { port, strictPort: true, watch: { ignored: unwatched.map((folder) => `${process.cwd()}/${folder}/**`) } },
        cacheDir: '.cache/vite',
        // A package that is first met when a visitor's sign fetches an island would make the page load again.
        optimizeDeps: { entries: ['renderer/_default.page.client.ts', 'renderer/islands/**/*.island.tsx'] },
        environments: { [examinerName]: { consumer: 'server' }, [probeName]: { consumer: 'server' } },
        plugins: [...(values['no-backend'] === true ? [] : [backend.plugin]), reload.plugin, pages(() => board, reload)],
      });
      add(() => server.close());
      const makePackagesReady = holdPackages(server);
      hearAgain(server.watcher);
      // Vite would end the process as soon as its own server is closed, and leave the backend behind.
      for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener);
      board = createBoard(server.ws, server.config.root);
      examiner = startExaminer(server, board, reload.soon);
      add(examiner.close);
      await server.listen();
      server.printUrls();
      void nextPage(server.ws, patience).then(() => {
        void makePackagesReady();
        examiner?.look([]);
        if (values['no-backend'] !== true) backend.start();
      });
    }),
});
