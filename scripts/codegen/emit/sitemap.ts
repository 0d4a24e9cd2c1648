/** `sitemap.xml`: every indexable page in every locale, with its alternates. */
import type { SiteModel } from '../../model/site-model.ts';

export function emitSitemap(site: SiteModel): string {
  const urls = site.pages
    .filter((page) => page.indexed)
    .flatMap((page) => {
      const locales = Object.entries(page.paths).sort(([a], [b]) => (a < b ? -1 : 1));
      const alternates = [...locales, ['x-default', page.paths[site.defaultLocale] ?? '/'] as const].map(
        ([hreflang, path]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${site.origin}${path}"/>`,
      );
      return locales.map(([, path]) => ({
        path,
        xml: `  <url>\n    <loc>${site.origin}${path}</loc>\n${alternates.join('\n')}\n  </url>`,
      }));
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map(({ xml }) => xml).join('\n')}
</urlset>
`;
}
