/** Links are checked by the compiler: page, anchor and language. Compiled with everything else, never run. */
import { alternateUrls, canonicalUrl, href, linkHref } from '../../generated/links.ts';
import type { Anchors, PageId } from '../../generated/pages.ts';
import type { Route } from '../../generated/routes.ts';

export const right: string[] = [
  href('home', 'fr'),
  href('about', 'en', {}),
  href('home', 'fr', { anchor: 'contact' }),
  href('services', 'en', { anchor: 'hotline' }),
  linkHref({ page: 'about' }, 'fr'),
  canonicalUrl('blog', 'en', 'https://www.site.example'),
];

/** A link whose page is not known in advance may still name only what that page has. */
export function toAnchor<Page extends PageId>(page: Page, anchor: Anchors[Page]): string {
  return href(page, 'fr', { anchor });
}

// @ts-expect-error: no page has this id.
href('abuot', 'fr');
// @ts-expect-error: a path is no page id.
href('/a-propos', 'fr');
// @ts-expect-error: the site does not speak German.
href('about', 'de');
// @ts-expect-error: a link needs a language.
href('about');
// @ts-expect-error: "about" declares no anchor.
href('about', 'fr', { anchor: 'contact' });
// @ts-expect-error: "hotline" is an anchor of "services", not of "home".
href('home', 'fr', { anchor: 'hotline' });
// @ts-expect-error: the anchor has a letter too many.
href('services', 'en', { anchor: 'hotlines' });
// @ts-expect-error: "hotline" is an anchor of "services", not of "home".
toAnchor('home', 'hotline');
// @ts-expect-error: no page has this id.
linkHref({ page: 'strategie' }, 'fr');
// @ts-expect-error: an origin is needed, and not the language.
canonicalUrl('about', 'https://www.site.example');
// @ts-expect-error: no page has this id.
alternateUrls('nope', 'https://www.site.example');

export const route: Route = { page: 'about', locale: 'en' };
// @ts-expect-error: no page has this id.
export const unknownPage: Route = { page: 'nope', locale: 'en' };
// @ts-expect-error: the site does not speak Italian.
export const unknownLocale: Route = { page: 'about', locale: 'it' };
