/** What every component may ask: which page this is, in which language, and what it says. */
import { createContext, type ReactNode, useContext } from 'react';
import type { BundleId, Contents } from '#generated/content.ts';
import { pages } from '#generated/pages.ts';
import type { Route } from '#generated/routes.ts';
import type { Locale } from '#schema/site.ts';
import { loadContent } from './content/load.ts';

const RouteContext = createContext<Route | undefined>(undefined);

/** Says which page is being rendered, and in which language. */
export function LocaleProvider({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  return <RouteContext value={route}>{children}</RouteContext>;
}

/** The page being rendered and its locale. Throws outside a {@link LocaleProvider}. */
export function useRoute(): Route {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useLocale must be used within a LocaleProvider');
  return route;
}

/** The language of the page. Throws outside a {@link LocaleProvider}. */
export function useLocale(): Locale {
  return useRoute().locale;
}

/**
 * The content of the page, or of a bundle that pages share, in the language of the page. Throws for another page's: what two
 * pages show is a collection.
 */
export function useContent<Id extends BundleId>(id: Id): Contents[Id] {
  const { page, locale } = useRoute();
  if (id in pages && id !== page)
    throw new Error(
      `the page "${page}" asks for the content of "${id}"; way out: declare what both show as a collection, see schema/collection.ts`,
    );
  return loadContent(id, locale);
}
