/** What every component may ask: which page this is, in which language, and what it says. */
import { createContext, type ReactNode, useContext } from 'react';
import type { BundleId, Contents } from '#generated/content.ts';
import { pages } from '#generated/pages.ts';
import type { Route } from '#generated/routes.ts';
import type { Locale } from '#schema/site/locales.ts';
import { loadContent } from './content/load.ts';

const PageContext = createContext<Route['page'] | undefined>(undefined);
const LocaleContext = createContext<Locale | undefined>(undefined);

/** Says which page is being rendered. */
export function PageProvider({ page, children }: { readonly page: Route['page']; readonly children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** Says in which language. */
export function LocaleProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The page being rendered and its locale. Throws outside a {@link PageProvider}, and outside a {@link LocaleProvider}. */
export function useRoute(): Route {
  const locale = useLocale();
  const page = useContext(PageContext);
  if (!page) throw new Error('useRoute must be used within a PageProvider');
  return { page, locale };
}

/** The language of the page. Throws outside a {@link LocaleProvider}. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale must be used within a LocaleProvider');
  return locale;
}

/**
 * The content of the page, or of a bundle that pages share, in the language of the page. Throws for another page's: what two
 * pages show is a collection.
 */
export function useContent<Id extends BundleId>(id: Id): Contents[Id] {
  const locale = useLocale();
  const page = useContext(PageContext);
  if (id in pages && id !== page)
    throw new Error(
      `the page "${page}" asks for the content of "${id}"; way out: declare what both show as a collection, see schema/language/collection.ts`,
    );
  return loadContent(id, locale);
}
