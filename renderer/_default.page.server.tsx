/** How any page becomes a document, and which pages there are to prerender. */

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { roles } from '#generated/pages.ts';
import { type Route, routes } from '#generated/routes.ts';
import { localeOfPath } from '#schema/site/locales.ts';
import { Document } from './document/document.tsx';
import { feeds } from './document/feed.ts';
import { elementsForMarks } from './document/marked-words.ts';
import { wholeNumbers } from './document/whole-numbers.ts';
import './styles/main.css';

export { documentOf, feeds, prerender, render };

/** What the page to render is made from; `onBeforeRoute` says the route of an address. */
export interface PageContext {
  readonly Page: ComponentType;
  readonly routeParams: Partial<Route>;
  /** Set for the error page: whether it stands in for an unknown path. */
  readonly is404?: boolean;
  readonly urlPathname: string;
}

/** The whole document as text, for development and for the build: neither adds anything but what the bundler has made. */
function documentOf({ Page, routeParams, is404, urlPathname }: PageContext): string {
  const route = routeOf(routeParams, is404, urlPathname);
  return `<!DOCTYPE html>${wholeNumbers(elementsForMarks(renderToStaticMarkup(<Document Page={Page} route={route} />)))}`;
}

/** The same, as development wants it. Only there is the server of vite-plugin-ssr at hand: the build does not load it. */
async function render(pageContext: PageContext) {
  const { dangerouslySkipEscape, escapeInject } = await import('vite-plugin-ssr/server');
  return escapeInject`${dangerouslySkipEscape(documentOf(pageContext))}`;
}

/** The address of every page there is. */
function prerender() {
  return Object.keys(routes);
}

/** The route of the page, or of the error page that stands in for it, in the language of the path. */
function routeOf({ page, locale }: Partial<Route>, is404: boolean | undefined, urlPathname: string): Route {
  if (page && locale) return { page, locale };
  return { page: is404 ? roles.notFound : roles.error, locale: localeOfPath(urlPathname) };
}
