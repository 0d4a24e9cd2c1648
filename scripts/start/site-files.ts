/** Which address each file of a built site has, on any static host: pages without their extension, `index` without its name. */
import { locales } from '../../schema/site/locales.ts';
import { filesBelow } from '../lib/paths.ts';
import { isCompressedForm } from './encodings.ts';

/** Files that a host reads and does not serve, and pages that it answers in the place of others: no address of the site. */
const unaddressed = new Set([
  '/_headers',
  '/_redirects',
  ...Object.values(locales).flatMap(({ prefix }) => [`${prefix}/404.html`, `${prefix}/500.html`]),
]);

/** The addresses of the site in `folder`, each with its file, relative to the folder: `/en/about` is `en/about.html`. */
export function siteFiles(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder)
      .filter((file) => !unaddressed.has(`/${file}`) && !/(?:^|\/)\./.test(file) && !isCompressedForm(file))
      .map((file) => [file.endsWith('.html') ? canonicalPath(`/${file}`) : `/${file}`, file]),
  );
}

/** The one address of a page that is asked for as `/en/about/`, `/en/about.html`, `/en/about/index` or `/en/about/index.html`. */
export function canonicalPath(path: string): string {
  return (
    path
      .replace(/(?<=[^/])\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}
