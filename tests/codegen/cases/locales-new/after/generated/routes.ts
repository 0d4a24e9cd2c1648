// Generated from schema/ by "npm run codegen". Do not edit. Seal: 91ef2a3e29fb58e2
import type { Locale } from '../schema/site/locales.ts';
import type { PageId } from './pages.ts';

export interface Route {
  readonly page: PageId;
  readonly locale: Locale;
  /** Name of the component, if the pages of a kind share one. */
  readonly kind?: string;
}

/** Every path of the site. */
export const routes: Readonly<Record<string, Route>> = {
  '/': { page: 'home', locale: 'fr' },
  '/a-propos': { page: 'about', locale: 'fr' },
  '/en': { page: 'home', locale: 'en' },
  '/en/about': { page: 'about', locale: 'en' },
  '/en/about/visa': { page: 'visa', locale: 'en' },
  '/en/guides': { page: 'guides', locale: 'en' },
  '/en/guides/strategy': { page: 'strategy', locale: 'en' },
  '/guides': { page: 'guides', locale: 'fr' },
  '/guides/strategie': { page: 'strategy', locale: 'fr' },
};
