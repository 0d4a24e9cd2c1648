// Generated from schema/ by "npm run codegen". Do not edit. Seal: d3130a714880491e
import type { Link } from '../schema/language/link.ts';
import type { Locale } from '../schema/site/locales.ts';
import { type PageId, pages } from './pages.ts';

export { type Link, link } from '../schema/language/link.ts';

/** Returns the address of a link, from the root: `/en/about`, `/contact#message`. */
export function href({ page, anchor }: Link, locale: Locale): string {
  const path = pages[page].paths[locale];
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Returns the canonical URL of a page. The URL of the home page of the default locale ends with a slash. */
export function canonicalUrl(page: PageId, locale: Locale, origin: string): string {
  return origin + pages[page].paths[locale];
}

/** Returns the URLs of a page in every locale and `x-default`; none for a page that is not indexed. */
export function alternateUrls(page: PageId, origin: string): { readonly hreflang: string; readonly url: string }[] {
  if (!pages[page].indexed) return [];
  const locales: readonly Locale[] = ['en', 'fil', 'fr', 'pt', 'pt-BR'];
  return [
    ...locales.map((locale) => ({ hreflang: locale, url: canonicalUrl(page, locale, origin) })),
    { hreflang: 'x-default', url: canonicalUrl(page, 'fr', origin) },
  ];
}
