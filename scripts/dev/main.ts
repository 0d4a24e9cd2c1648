/** `npm run dev`: the development server and its backend. */

import { createServer, type Plugin } from 'vite';
import type { LocalStack } from '../backend/stack.ts';
import { desk } from '../desk/plugin.ts';
import { servePreviews } from '../desk/preview.ts';
import { runCommand } from '../lib/command.ts';
import { passToFunctions } from '../lib/functions-proxy.ts';
import { urlOf } from '../lib/percent.ts';
import { portFromEnvironment } from '../lib/port.ts';
import { type AddStop, runUntilSignal } from '../lib/shutdown.ts';
import { functionsPrefix, inboxPath } from '../lib/site-paths.ts';
import { messageLines } from './message-lines.ts';
import { developmentSite } from './site.ts';

const defaultPort = 5173;

/** Folders without a source of any page, most of them written to all the time. */
const unwatched = ['.cache', '.data', 'dist', 'test-results', 'tests', 'supabase', 'translations'];

await runCommand({
  name: 'npm run dev',
  summary: `Serves the site with live reload and its backend on http://127.0.0.1:${defaultPort} (PORT for another port); runs codegen and the checks at every change.`,
  options: {
    'no-backend': { type: 'boolean', help: 'without database, contact function and mailbox' },
    desk: { type: 'boolean', help: 'with the desk, in which translators edit texts on the pages' },
  },
  run: ({ values }) =>
    runUntilSignal(async (add) => {
      const port = await portFromEnvironment(defaultPort, 'npm run dev');
      const backend = values['no-backend'] === true ? undefined : createBackend(port, add);
      const ownDesk = values['desk'] === true ? desk() : undefined;
      // Vite and React would follow a NODE_ENV=production of the machine, which caches what a save changes.
      process.env['NODE_ENV'] = 'development';
      const own = process.listeners('SIGTERM');
      const server = await createServer({
        // The pages mark their texts in this mode.
        ...(ownDesk && { mode: 'desk' }),
        server: {
          port,
          // Somebody sits at a terminal.
          ...(ownDesk && process.stdout.isTTY && { open: ownDesk.addressAt(port) }),
          // The contact function refuses messages from the origin of another port.
          strictPort: true,
          // The desk shows problems beside its panel, which an overlay would cover.
          ...(ownDesk && { hmr: { overlay: false } }),
          watch: {
            ignored: unwatched.map((folder) => `${process.cwd()}/${folder}/**`),
            // Reports a file that is emptied and then written once, as written.
            awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
          },
        },
        cacheDir: '.cache/vite',
        // Bundles the packages of lazy islands at the start: a package found later reloads the page.
        optimizeDeps: {
          entries: [
            'renderer/_default.page.client.ts',
            'renderer/islands/**/*.island.tsx',
            ...(ownDesk ? ['scripts/desk/{app,page}/main.{ts,tsx}'] : []),
          ],
        },
        plugins: [
          ...(backend ? [backend.plugin] : []),
          ...(ownDesk ? [ownDesk.plugin, servePreviews()] : []),
          messageLines(),
          developmentSite(() => void backend?.start(), ownDesk),
        ],
      });
      // Vite's listener exits as soon as its server is closed, before the backend has stopped.
      for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener);
      add(() => server.close());
      await server.listen();
      server.printUrls();
      if (ownDesk) console.log(`  ➜  Desk:    ${ownDesk.addressAt(port)}`);
    }),
});

/** Serves the contact function and the mailbox on the origin of the site, as `npm start` does. A request waits until the backend has started. */
function createBackend(port: number, add: AddStop) {
  let started: Promise<LocalStack | undefined> | undefined;

  const startOnce = async () => {
    try {
      const { startLocalStack } = await import('../backend/stack.ts');
      const stack = await startLocalStack([`http://127.0.0.1:${port}`, `http://localhost:${port}`], add);
      if (stack.inbox) console.log(`  ➜  Messages arrive at http://127.0.0.1:${port}${inboxPath}`);
      return stack;
    } catch (error) {
      console.error(`The contact form has no backend, the site goes on without it:\n${(error as Error).message}`);
      return undefined;
    }
  };
  const start = () => (started ??= startOnce());
  const plugin: Plugin = {
    name: 'local-backend',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const url = urlOf(request);
        const { pathname } = url;
        if (!pathname.startsWith(functionsPrefix) && !pathname.startsWith(inboxPath)) return next();
        const stack = await start();
        const isAbsent = () => response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The contact function does not answer.\n');
        if (stack && pathname.startsWith(functionsPrefix)) return passToFunctions(stack.functionsOrigin, url, request, response, isAbsent);
        if (stack?.inbox?.answer(request, response, pathname)) return;
        if (stack) return next();
        response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The backend has not started: see the terminal.\n');
      });
    },
  };
  return { start, plugin };
}
