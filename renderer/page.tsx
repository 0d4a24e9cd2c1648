/** Hooks of every component: the page being rendered, its locale, and its content. */
import { createContext, type ReactNode, useContext } from 'react';
import type { BundleId, Contents } from '#generated/content.ts';
import { type kinds, type PageOf, pages } from '#generated/pages.ts';
import type { Route } from '#generated/routes.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { directionOf } from '#schema/text/language-tag.ts';
import { loadContent } from './content/load.ts';

const PageContext = createContext<Route['page'] | undefined>(undefined);
const LocaleContext = createContext<Locale | undefined>(undefined);

export function PageProvider({ page, children }: { readonly page: Route['page']; readonly children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function LocaleProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Returns the page being rendered and its locale. Throws outside a {@link PageProvider} or a {@link LocaleProvider}. */
export function useRoute(): Route {
  const locale = useLocale();
  const page = useContext(PageContext);
  if (!page) throw new Error('useRoute must be used within a PageProvider');
  return { page, locale };
}

/** Returns the locale of the page. Throws outside a {@link LocaleProvider}. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale must be used within a LocaleProvider');
  return locale;
}

/** Returns the direction in which the language of the page is written. Throws outside a {@link LocaleProvider}. */
export function useDirection(): 'ltr' | 'rtl' {
  return directionOf(locales[useLocale()].tag);
}

/**
 * Returns the content of the page, or of a bundle that pages share, in the locale of the page. Throws for the content of another
 * page: content that two pages show is a collection.
 */
export function useContent<Id extends BundleId>(id: Id): Contents[Id] {
  const locale = useLocale();
  const page = useContext(PageContext);
  if (id in pages && id !== page)
    throw new Error(
      `the page "${page}" uses the content of "${id}"; way out: declare the shared content as a collection, see schema/language/collection.ts`,
    );
  return loadContent(id, locale);
}

/** Returns the page being rendered, for a component of one page kind. Throws for a page of another kind. */
export function usePageOf<Kind extends keyof typeof kinds>(kind: Kind): PageOf<Kind> {
  const { page } = useRoute();
  if (pages[page].kind !== kind) throw new TypeError(`"${page}" is not a page of kind "${kind}"`);
  return page as PageOf<Kind>;
}
