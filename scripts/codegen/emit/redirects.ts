/**
 * `_redirects`: former paths to the paths of today, those that are gone, and the page for unknown paths of each language that
 * has a prefix, in the format that static hosts share. Netlify needs the last to find it; Cloudflare Pages finds it by itself,
 * and leaves out the lines with 404 and 410.
 */
import { hostFiles } from '../../model/host-files.ts';
import type { SiteModel } from '../../model/site-model.ts';

export function emitRedirects(site: SiteModel): string {
  const unknown = unknownPathPages(site);
  const former = site.redirects.map(({ from: path, to, anchor }) => {
    // As browsers ask for it: `/à-propos` as `/%C3%A0-propos`.
    const from = new URL(path, site.origin).pathname;
    if (to !== undefined) return `${from} ${to}${anchor === undefined ? '' : `#${anchor}`} 301`;
    return `${from} ${unknown.find(({ prefix }) => from.startsWith(`${prefix}/`))?.file ?? `/${hostFiles.notFound}.html`} 410`;
  });
  // The first line that fits a path is the one that counts.
  const byLanguage = unknown.filter(({ prefix }) => prefix !== '').map(({ prefix, file }) => `${prefix}/* ${file} 404`);
  return [...former, ...byLanguage].map((line) => `${line}\n`).join('');
}

/** The file of the page for unknown paths in each language, with the prefix of its paths; the longest prefix first. */
function unknownPathPages({ pages }: SiteModel) {
  const paths = pages.filter(({ role }) => role === 'notFound').flatMap((page) => Object.values(page.paths));
  return paths
    .map((path) => ({ prefix: path.slice(0, -`/${hostFiles.notFound}`.length), file: `${path}.html` }))
    .sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
}
