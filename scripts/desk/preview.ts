/** Vite plugin of the desk: serves the texts that no page of the site shows, at `/__preview/<locale>`. */
import type { Plugin } from 'vite';
import { localeCodes } from '../../schema/site/locales.ts';
import { urlOf } from '../lib/percent.ts';
import { withDeskScript } from './plugin.ts';
import { previewPath } from './protocol.ts';

export function servePreviews(): Plugin {
  return {
    name: 'desk-previews',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = urlOf(request);
        const locale = localeCodes.find((code) => previewPath(code) === pathname);
        if (!locale) return next();
        try {
          // The loaded module is the one of the pages: it follows drafts and saves.
          const loaded = (await server.ssrLoadModule('/renderer/document/preview.tsx')) as { previewOf(locale: string): string };
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
          response.end(withDeskScript(loaded.previewOf(locale)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
