/** Files that the build writes, under `npm run dev`: made when one is asked for, as what makes them is then. */
import type { Plugin } from 'vite';

interface Made {
  /** What they are, in the plural. */
  readonly name: string;
  /** Their media type. */
  readonly type: string;
  /** Whether a path from the root may be that of one; nothing is made for others. */
  readonly isTheirs: (path: string) => boolean;
  /** The text of the one at a path from the root. `load` loads a module of the project as pages are loaded, not as it was at the start. */
  readonly text: (path: string, load: (module: string) => Promise<object>) => Promise<string | undefined>;
}

export function serveMade({ name, type, isTheirs, text }: Made): Plugin {
  return {
    name,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!isTheirs(pathname)) return next();
        try {
          const found = await text(pathname, (module) => server.ssrLoadModule(module));
          if (found === undefined) return next();
          response.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-store').end(found);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
