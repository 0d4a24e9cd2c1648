import type { ComponentType } from 'react';
import { type PageId, pages, roles } from '#generated/pages.ts';
import type { Route } from '#generated/routes.ts';
import { isDraft, type Locale, locales } from '#schema/site/locales.ts';
import { directionOf } from '#schema/text/language-tag.ts';
import { Layout } from '../layout/layout.tsx';
import { LocaleProvider, PageProvider } from '../page.tsx';
import { Head } from './head.tsx';

export function Document({ Page, route }: { readonly Page: ComponentType; readonly route: Route }) {
  return (
    <LocaleProvider locale={route.locale}>
      <PageProvider page={route.page}>
        <html
          lang={route.locale}
          dir={directionOf(locales[route.locale].tag) === 'rtl' ? 'rtl' : undefined}
          data-page={route.page}
          data-paths={pathsElsewhere(route)}
        >
          <Head />
          <body>
            {pages[route.page].layout === 'bare' ? (
              <Page />
            ) : (
              <Layout>
                <Page />
              </Layout>
            )}
          </body>
        </html>
      </PageProvider>
    </LocaleProvider>
  );
}

/** Returns true for a page with an address of its own: error pages have none. */
function isAddress(page: PageId): boolean {
  return page !== roles.notFound && page !== roles.error;
}

/**
 * Returns the paths of the page in the other languages, for the redirect to the stored locale. A page without address is not redirected,
 * nor one of a draft language; the visitor of a page in one language stays, whatever language is stored.
 */
function pathsElsewhere({ page, locale }: Route): string | undefined {
  const others = Object.entries(pages[page].paths).filter(([other]) => other !== locale && !isDraft(other as Locale));
  return isAddress(page) && !isDraft(locale) && others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : undefined;
}
