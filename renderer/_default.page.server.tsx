/** How any page becomes a document, and which pages there are to prerender. */

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { roles } from '#generated/pages.ts';
import { type Route, routes } from '#generated/routes.ts';
import { localeOfPath } from '#schema/site.ts';
import { Document } from './document/document.tsx';
import { elementsForMarks } from './document/marked-words.ts';
import './styles/main.css';

export { prerender, render };

interface PageContext {
  readonly Page: ComponentType;
  readonly routeParams: Partial<Route>;
  /** Set for the error page: whether it stands in for an unknown path. */
  readonly is404?: boolean;
  readonly urlPathname: string;
}

function render({ Page, routeParams, is404, urlPathname }: PageContext) {
  const html = elementsForMarks(renderToStaticMarkup(<Document Page={Page} route={routeOf(routeParams, is404, urlPathname)} />));
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}

function prerender() {
  return Object.keys(routes);
}

/** The route of the page, or of the error page that stands in for it, in the language of the path. */
function routeOf({ page, locale }: Partial<Route>, is404: boolean | undefined, urlPathname: string): Route {
  if (page && locale) return { page, locale };
  return { page: is404 ? roles.notFound : roles.error, locale: localeOfPath(urlPathname) };
}
