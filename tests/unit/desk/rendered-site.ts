/** The pages of the site as the development server renders them in a mode, without a request. */
import { createServer } from 'vite';
import { routes } from '#generated/routes.ts';
import { localeCodes } from '#schema/site/locales.ts';
import { pageFile } from '#schema/site/page-file.ts';
import { previewFrame } from '#scripts/desk/preview.ts';

/** Name of the preview of a locale among the documents. */
const previewName = (locale: string) => `preview in ${locale}`;

interface Preview {
  previewOf(locale: string, frame: typeof previewFrame): string;
}

interface Hooks {
  documentOf(pageContext: object): string;
}

/** Returns the HTML of every page by path, and the desk's previews. */
export async function renderSite(mode: string): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    mode,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: `.cache/vite-${mode}`,
    // Vite drops `watch: null` when it merges configurations.
    server: { middlewareMode: true, watch: { ignored: () => true }, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { documentOf } = (await server.ssrLoadModule('/renderer/_default.page.server.tsx')) as Hooks;
    const documents = new Map<string, string>();
    for (const [urlPathname, route] of Object.entries(routes)) {
      const component = await server.ssrLoadModule(`/${pageFile(route.kind ?? route.page)}.page.server.tsx`);
      documents.set(urlPathname, documentOf({ ...component, routeParams: route, urlPathname }));
    }
    const { previewOf } = (await server.ssrLoadModule('/renderer/document/preview.tsx')) as Preview;
    for (const locale of localeCodes) documents.set(previewName(locale), previewOf(locale, previewFrame));
    return documents;
  } finally {
    await server.close();
  }
}
