/** Serves files of the build under `npm run dev`, computed at each request. */
import type { Plugin } from 'vite';

interface Made {
  readonly name: string;
  readonly type: string | ((path: string) => string);
  /** Returns true for the paths to serve. */
  readonly isServed: (path: string) => boolean;
  /** Returns the content of the file at a path. `load` imports the current version of a module. */
  readonly content: (path: string, load: (module: string) => Promise<object>) => Promise<string | Buffer | undefined>;
}

export function serveMade({ name, type, isServed, content }: Made): Plugin {
  return {
    name,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!isServed(pathname)) return next();
        try {
          const found = await content(pathname, (module) => server.ssrLoadModule(module));
          if (found === undefined) return next();
          response
            .setHeader('Content-Type', typeof type === 'string' ? type : type(pathname))
            .setHeader('Cache-Control', 'no-store')
            .end(found);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

export const serveFeeds = () =>
  serveMade({
    name: 'feeds',
    type: 'text/xml; charset=utf-8',
    isServed: (path) => path.endsWith('.xml'),
    content: async (path, load) =>
      ((await load('/renderer/document/feed.ts')) as { feeds(): ReadonlyMap<string, string> }).feeds().get(path),
  });

export const serveSheets = () =>
  serveMade({
    name: 'sheets',
    type: 'text/csv; charset=utf-8',
    isServed: (path) => path.startsWith('/shared/sheets/'),
    content: async (path, load) => ((await load('/scripts/build/sheets.ts')) as typeof import('./sheets.ts')).sheetTexts().get(path),
  });
