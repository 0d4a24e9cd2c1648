/** `generated/routes.ts`: the route table. */
import type { SiteModel } from '../model.ts';
import { quote } from './text.ts';

export function emitRoutes(site: SiteModel): string {
  const rows = site.pages
    .flatMap((page) => Object.entries(page.paths).map(([locale, path]) => ({ path, page: page.id, locale })))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, page, locale }) => `  ${quote(path)}: { page: ${quote(page)}, locale: ${quote(locale)} },`);
  return `import type { Locale } from '../schema/site.ts';
import type { PageId } from './pages.ts';

export interface Route {
  readonly page: PageId;
  readonly locale: Locale;
}

/** Every path of the site. */
export const routes: Readonly<Record<string, Route>> = {
${rows.join('\n')}
};
`;
}
