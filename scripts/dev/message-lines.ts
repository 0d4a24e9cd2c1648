/** Vite plugin of `npm run dev`: answers requests of the script for Alt-click with the lines of messages. */
import type { Plugin } from 'vite';
import { urlOf } from '../lib/percent.ts';
import { findMessages } from './find-messages.ts';

/** Returns a page with the script for Alt-click. vite-plugin-ssr allows no `transformIndexHtml`. */
export function withAltClick(html: string): string {
  return html.replace('</body>', () => '<script type="module" src="/scripts/dev/alt-click.ts"></script></body>');
}

export function messageLines(): Plugin {
  return {
    name: 'message-lines',
    configureServer({ config, middlewares }) {
      middlewares.use('/__messages', (request, response) => {
        const { searchParams } = urlOf(request);
        const found = findMessages(config.root, searchParams.get('locale') ?? '', searchParams.get('text') ?? '');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(found));
      });
    },
  };
}
