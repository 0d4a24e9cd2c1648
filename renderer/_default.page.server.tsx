/** Renders pages to documents, and lists the paths to prerender. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { roles } from '#generated/pages.ts';
import { type Route, routes } from '#generated/routes.ts';
import { isDraft, localeOfPath, locales } from '#schema/site/locales.ts';
import { directionOf } from '#schema/text/language-tag.ts';
import { Document } from './document/document.tsx';
import { feeds } from './document/feed.ts';
import { elementsForMarks, keepNames, wholeNumbers } from './document/finished-text.ts';
import './styles/main.css';

export { documentOf, feeds, prerender, render };

/** The input of a page's rendering; `onBeforeRoute` provides the route of a path. */
export interface PageContext {
  readonly Page: ComponentType;
  readonly routeParams: Partial<Route>;
  /** Set for the error page: true when the path is unknown. */
  readonly is404?: boolean;
  readonly urlPathname: string;
}

/** Returns the whole document as text. Development and the build add only the tags of bundled files. */
function documentOf({ Page, routeParams, is404, urlPathname }: PageContext): string {
  const route = routeOf(routeParams, is404, urlPathname);
  const html = renderToStaticMarkup(<Document Page={Page} route={route} />);
  return `<!DOCTYPE html>${wholeNumbers(keepNames(elementsForMarks(html, directionOf(locales[route.locale].tag))))}`;
}

/** Renders a document for the development server. The build calls `documentOf` and does not load vite-plugin-ssr/server. */
async function render(pageContext: PageContext) {
  const { dangerouslySkipEscape, escapeInject } = await import('vite-plugin-ssr/server');
  return escapeInject`${dangerouslySkipEscape(documentOf(pageContext))}`;
}

/** Returns the path of every page; without drafts, except in a preview. */
function prerender() {
  const all = Object.entries(routes);
  return all.filter(([, { locale }]) => import.meta.env.MODE === 'preview' || !isDraft(locale)).map(([path]) => path);
}

/** Returns the route of the page, or of the error page in the locale of the path. */
function routeOf({ page, locale }: Partial<Route>, is404: boolean | undefined, urlPathname: string): Route {
  if (page && locale) return { page, locale };
  return { page: is404 ? roles.notFound : roles.error, locale: localeOfPath(urlPathname) };
}
