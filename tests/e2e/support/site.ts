/** The pages of the site as the schema defines them. */
import { expect, type Page } from 'playwright/test';
import { kinds, type PageFacts, type PageId, pages } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import { resolveIdentity } from '#schema/site/identity.ts';
import type { Locale } from '#schema/site/locales.ts';

/** The identity in the build, which read the same environment. */
export const identity = resolveIdentity(process.env);

export interface SitePage extends Omit<PageFacts, 'paths'> {
  readonly id: PageId;
  readonly locale: Locale;
  /** Path from the root: `/en/about`. */
  readonly path: string;
  /** The error page has no URL of its own: it answers POST requests. */
  readonly method: 'GET' | 'POST';
  /** HTTP status of the response. */
  readonly status: number;
}

const statuses: Partial<Record<PageId, number>> = { notFound: 404, error: 405 };

/** Every URL of the site. */
export const sitePages: readonly SitePage[] = Object.entries(routes).map(([path, { page, locale }]) => ({
  ...pages[page],
  id: page,
  locale,
  path,
  method: page === 'error' ? 'POST' : 'GET',
  status: statuses[page] ?? 200,
}));

/** Returns true for all articles and case studies but the first: each kind shares a component, so one page tests layout and accessibility. */
export function isFurtherOfItsKind({ id, kind }: Pick<SitePage, 'id' | 'kind'>): boolean {
  return (kind === 'article' || kind === 'caseStudy') && id !== kinds[kind][0];
}

/** Lists the pages of a language, with one article and one case study only. */
export function pagesIn(locale: Locale): readonly SitePage[] {
  return sitePages.filter((page) => page.locale === locale && !isFurtherOfItsKind(page));
}

/** Opens a page of the site in a browser. */
export async function open(tab: Page, { path, method }: Pick<SitePage, 'path' | 'method'>) {
  if (method === 'POST') await tab.route(`**${path}`, (route) => route.continue({ method }));
  return tab.goto(path);
}

/** Scrolls to every frame that the page shows at this width, and waits for the hydration of its islands. */
export async function hydrateFrames(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe[src]:visible').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('main')).toBeVisible();
    await expect(frame.contentFrame().locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
  }
}
