// Generated from schema/ by "npm run codegen". Do not edit. Seal: fa8212a74fa03915
import type { Locale } from '../schema/site.ts';
import { type Anchors, type PageId, pages } from './pages.ts';

/** A place of this site, as facts name it. Codegen has checked that its anchor exists. */
export interface Link {
  readonly page: PageId;
  readonly anchor?: string | undefined;
}

/** The path of a page, from the root, with its anchor if one is asked for: `/en/about`, `/contact#message`. */
export function href<Page extends PageId>(page: Page, locale: Locale, options: { readonly anchor?: Anchors[Page] } = {}): string {
  return linkHref({ page, anchor: options.anchor }, locale);
}

/** The path of a {@link Link}. */
export function linkHref({ page, anchor }: Link, locale: Locale): string {
  const path = pages[page].paths[locale];
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** The canonical address of a page: origin and its own full path; the home page of the default locale ends with a slash. */
export function canonicalUrl(page: PageId, locale: Locale, origin: string): string {
  return origin + pages[page].paths[locale];
}

/** The addresses of a page in every locale, and `x-default`; none for a page kept from search engines. */
export function alternateUrls(page: PageId, origin: string): { readonly hreflang: string; readonly url: string }[] {
  if (!pages[page].indexed) return [];
  const locales: readonly Locale[] = ['en', 'fr'];
  return [
    ...locales.map((locale) => ({ hreflang: locale, url: canonicalUrl(page, locale, origin) })),
    { hreflang: 'x-default', url: canonicalUrl(page, 'fr', origin) },
  ];
}
