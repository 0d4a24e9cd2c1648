/** Emits `generated/routes.ts`: the route table. */
import type { SiteModel } from '../../model/site-model.ts';
import { quote } from '../../model/typescript.ts';

export function emitRoutes(site: SiteModel): string {
  const rows = site.pages
    .flatMap((page) => Object.entries(page.paths).map(([locale, path]) => ({ path, page: page.id, locale, kind: page.kind })))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, page, locale, kind }) => {
      const ofKind = kind === undefined ? '' : `, kind: ${quote(kind)}`;
      return `  ${quote(path)}: { page: ${quote(page)}, locale: ${quote(locale)}${ofKind} },`;
    });
  return `import type { Locale } from '../schema/site/locales.ts';
import type { PageId } from './pages.ts';

export interface Route {
  readonly page: PageId;
  readonly locale: Locale;
  /** Name of the component, if the pages of a kind share one. */
  readonly kind?: string;
}

/** Every path of the site. */
export const routes: Readonly<Record<string, Route>> = {
${rows.join('\n')}
};
`;
}
