/** Emits `generated/links.ts`: the link helpers. */
import type { SiteModel } from '../../model/site-model.ts';
import { inlineStrings } from '../../model/typescript.ts';

export function emitLinks(site: SiteModel): string {
  const locales = [site.defaultLocale, ...site.languages.map(({ locale }) => locale).filter((locale) => locale !== site.defaultLocale)];
  return `import type { Link } from '../schema/language/link.ts';
import type { Locale } from '../schema/site/locales.ts';
import { type PageId, pages } from './pages.ts';

export { type Link, link } from '../schema/language/link.ts';

/** The locales, default first. */
const locales: readonly Locale[] = ${inlineStrings(locales)};

/** Returns true if a page exists in a locale. */
export function existsIn(page: PageId, locale: Locale): boolean {
  return locale in pages[page].paths;
}

/** Returns the address of a link, from the root: \`/en/about\`, \`/contact?sujet=france#message\`. Throws for a page that does not exist in the locale. */
export function href({ page, anchor, query }: Link, locale: Locale): string {
  const search = query && (query[locale] ?? Object.values(query)[0]);
  const path = search === undefined ? pathIn(page, locale) : \`\${pathIn(page, locale)}?\${search}\`;
  return anchor === undefined ? path : \`\${path}#\${anchor}\`;
}

/** Returns the canonical URL of a page. The URL of the home page of the default locale ends with a slash. Throws as {@link href}. */
export function canonicalUrl(page: PageId, locale: Locale, origin: string): string {
  return origin + pathIn(page, locale);
}

function pathIn(page: PageId, locale: Locale): string {
  const paths: Readonly<Partial<Record<Locale, string>>> = pages[page].paths;
  const path = paths[locale];
  if (path !== undefined) return path;
  throw new Error(\`a link to "\${page}" in \${locale}, where the page does not exist; way out: render the link only if existsIn('\${page}', locale)\`);
}

/** Returns the URLs of a page in each of its locales and \`x-default\`; none for a page that is not indexed. */
export function alternateUrls(page: PageId, origin: string): { readonly hreflang: string; readonly url: string }[] {
  if (!pages[page].indexed) return [];
  const urls = locales.filter((locale) => existsIn(page, locale)).map((locale) => ({ hreflang: locale, url: canonicalUrl(page, locale, origin) }));
  return [...urls, ...urls.slice(0, 1).map(({ url }) => ({ hreflang: 'x-default', url }))];
}
`;
}
