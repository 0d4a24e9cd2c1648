/** Vite plugin of the desk: serves the texts that no page of the site shows, at `/__preview/<locale>`. */
import type { Plugin } from 'vite';
import { localeCodes } from '../../schema/site/locales.ts';
import { urlOf } from '../lib/percent.ts';
import { withDeskScript } from './plugin.ts';
import { previewPath } from './protocol.ts';

/** The English of the tool around the texts, and a message to show in the mails. */
export const previewFrame = {
  title: 'Texts outside the pages',
  mails: 'Mails to the firm',
  answers: 'Answers of the contact function',
  others: 'Texts of other circumstances',
  style: 'body { font: 16px/1.5 sans-serif; max-width: 70ch; margin: 2rem auto; padding: 0 1rem } pre { white-space: pre-wrap }',
  message: { firstName: 'Camille', lastName: 'Durand', email: 'camille.durand@example.com', phone: '+33 1 23 45 67 89', message: '…' },
};

interface PreviewModule {
  readonly previewOf: (locale: string, frame: typeof previewFrame) => string;
}

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
          const loaded = (await server.ssrLoadModule('/renderer/document/preview.tsx')) as PreviewModule;
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
          response.end(withDeskScript(loaded.previewOf(locale, previewFrame)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
