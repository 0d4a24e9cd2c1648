/** Emits `sitemap.xml`, `robots.txt`, `_redirects` and `generated/style.css`. */
import { normalizePath } from '../../lib/percent.ts';
import { sourceLocaleOf } from '../../model/bundles.ts';
import type { Files } from '../../model/generated-files.ts';
import { hostFiles } from '../../model/paths.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { byKey } from '../../model/typescript.ts';

/** Lists every indexed page in each of its locales, with its alternates, and the date of its last change where the schema has one. */
export function emitSitemap(site: SiteModel): string {
  const urls = site.pages
    .filter((page) => page.indexed)
    .flatMap((page) => {
      const locales = Object.entries(page.paths).sort(([a], [b]) => (a < b ? -1 : 1));
      const alternates = [...locales, ['x-default', page.paths[sourceLocaleOf(site, Object.keys(page.paths))] ?? '/'] as const].map(
        ([hreflang, path]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${site.origin}${path}"/>`,
      );
      const changed = page.updated ?? page.published;
      const lines = [...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]), ...alternates];
      return locales.map(([, path]) => ({ path, xml: `  <url>\n    <loc>${site.origin}${path}</loc>\n${lines.join('\n')}\n  </url>` }));
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map(({ xml }) => xml).join('\n')}
</urlset>
`;
}

export function emitRobots(site: SiteModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

export function emitRedirects(site: SiteModel): string {
  const unknown = unknownPathPages(site);
  const former = site.redirects.map(({ from: path, to, anchor }) => {
    const from = normalizePath(path);
    if (to !== undefined) return `${from} ${to}${anchor === undefined ? '' : `#${anchor}`} 301`;
    return `${from} ${unknown.find(({ prefix }) => from.startsWith(`${prefix}/`))?.file ?? `/${hostFiles.notFound}.html`} 410`;
  });
  // Hosts apply the first matching line.
  const byLanguage = unknown.filter(({ prefix }) => prefix !== '').map(({ prefix, file }) => `${prefix}/* ${file} 404`);
  return [...former, ...byLanguage].map((line) => `${line}\n`).join('');
}

/** Emits the custom properties of the style sheets. Emits nothing for a site without them. */
export function emitStyle(properties: Readonly<Record<string, string>>): Files {
  const lines = byKey(Object.entries(properties)).map(([name, value]) => `  --${name}: ${value};`);
  return lines.length === 0 ? {} : { 'generated/style.css': `:root {\n${lines.join('\n')}\n}\n` };
}

/** Returns the file of the not-found page in each language, and the prefix of that language; the longest prefix first. */
function unknownPathPages({ pages }: SiteModel) {
  const paths = pages.filter(({ role }) => role === 'notFound').flatMap((page) => Object.values(page.paths));
  return paths
    .map((path) => ({ prefix: path.slice(0, -`/${hostFiles.notFound}`.length), file: `${path}.html` }))
    .sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
}
