/** The published part of a site: without draft languages. */
import type { PageModel, SiteModel } from './site-model.ts';

/** Returns the site without its draft languages, and without pages, bundles and redirects that only those have. */
export function withoutDrafts(site: SiteModel): SiteModel {
  const { drafts } = site;
  if (drafts.length === 0) return site;
  const isPublished = (locale: string) => !drafts.includes(locale);
  const only = <T>(byLocale: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(byLocale).filter(([locale]) => isPublished(locale)));
  const draftPaths = new Set(site.pages.flatMap(({ paths }) => drafts.flatMap((locale) => paths[locale] ?? [])));
  return {
    ...site,
    languages: site.languages.filter(({ locale }) => isPublished(locale)),
    drafts: [],
    pages: site.pages
      .map((page): PageModel => ({ ...page, paths: only(page.paths), anchors: only(page.anchors) }))
      .filter(({ paths }) => Object.keys(paths).length > 0),
    bundles: site.bundles
      .map((bundle) => ({ ...bundle, locales: bundle.locales.filter(isPublished) }))
      .filter(({ locales }) => locales.length > 0),
    redirects: site.redirects.filter(({ to }) => to === undefined || !draftPaths.has(to)),
  };
}
