/** Serves files that the build writes under `npm run dev`: made at each request. */
import type { Plugin } from 'vite';

interface Made {
  /** The name of the plugin. */
  readonly name: string;
  /** The media type. */
  readonly type: string;
  /** Returns true for paths of such files. */
  readonly isTheirs: (path: string) => boolean;
  /** Returns the text of the file at a path. `load` imports a module as pages are imported: with the saved changes. */
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

export const serveFeeds = () =>
  serveMade({
    name: 'feeds',
    type: 'text/xml; charset=utf-8',
    isTheirs: (path) => path.endsWith('.xml'),
    text: async (path, load) => ((await load('/renderer/document/feed.ts')) as { feeds(): ReadonlyMap<string, string> }).feeds().get(path),
  });

export const serveSheets = () =>
  serveMade({
    name: 'sheets',
    type: 'text/csv; charset=utf-8',
    isTheirs: (path) => path.startsWith('/shared/sheets/'),
    text: async (path, load) => ((await load('/scripts/build/sheets.ts')) as typeof import('./sheets.ts')).sheetTexts().get(path),
  });
