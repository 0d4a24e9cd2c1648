/** The backend in development, begun when the first page has been shown: nobody writes a message before. */
import type { Plugin, ViteDevServer } from 'vite';
import type { LocalStack } from '../backend/stack.ts';
import { functionsPrefix, inboxPath } from '../lib/backend-paths.ts';
import type { AddStop } from '../lib/on-end.ts';
import { passToFunctions } from '../serve/functions.ts';
import { urlOf } from '../serve/request-url.ts';

export interface Backend {
  /** The function and the mailbox on the site’s own origin, as `npm start` has them. What asks for them meanwhile waits. */
  readonly plugin: Plugin;
  /** Starts it, the first time; the site goes on without one that does not start. */
  readonly start: () => void;
}

export function createBackend(port: number, add: AddStop): Backend {
  let server: ViteDevServer;
  let started: Promise<LocalStack | undefined> | undefined;

  const startOnce = async () => {
    try {
      // Loaded no sooner: a database, a mail server and what reads mail take their time.
      const { startLocalStack } = (await server.ssrLoadModule('/scripts/backend/stack.ts')) as typeof import('../backend/stack.ts');
      const stack = await startLocalStack([`http://127.0.0.1:${port}`, `http://localhost:${port}`], add);
      if (stack.inbox) console.log(`  ➜  Messages arrive at http://127.0.0.1:${port}${inboxPath}`);
      return stack;
    } catch (error) {
      console.error(`The contact form has no backend, the site goes on without it:\n${(error as Error).message}`);
      return undefined;
    }
  };
  const start = () => (started ??= startOnce());
  return {
    start: () => void start(),
    plugin: {
      name: 'local-backend',
      configureServer(given) {
        server = given;
        server.middlewares.use(async (request, response, next) => {
          const url = urlOf(request);
          const { pathname } = url;
          if (!pathname.startsWith(functionsPrefix) && !pathname.startsWith(inboxPath)) return next();
          const stack = await start();
          const isAbsent = () => response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The contact function does not answer.\n');
          if (stack && pathname.startsWith(functionsPrefix))
            return passToFunctions(stack.functionsOrigin, url, request, response, isAbsent);
          if (stack?.inbox?.answer(request, response, pathname)) return;
          if (stack) return next();
          response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The backend has not started: the terminal says why.\n');
        });
      },
    },
  };
}
