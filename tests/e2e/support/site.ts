/** The site under test: where it is served, and every page of it with what the schema says of it. */
import type { Page } from 'playwright/test';
import { kinds, type PageFacts, type PageId, pages } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import { type Locale, localeCodes, resolveIdentity } from '#schema/site.ts';
import { shareOf } from '../../support/soak.ts';

/** `E2E_PORT`: for a second run beside one that is under way. */
export const port = Number(process.env['E2E_PORT'] ?? 4599);
export const baseURL = `http://127.0.0.1:${port}`;

/** The identity that the build took from this same environment. */
export const identity = resolveIdentity(process.env);

export interface SitePage extends PageFacts {
  readonly id: PageId;
  readonly locale: Locale;
  /** Path from the root: `/en/about`. */
  readonly path: string;
  /** How it is met: the error page has no address, but is the answer to a form that nobody takes. */
  readonly method: 'GET' | 'POST';
  /** HTTP status of the answer. */
  readonly status: number;
}

const statuses: Partial<Record<PageId, number>> = { notFound: 404, error: 405 };

/** Where the contact function sends a form that was posted without a script; nothing else leads there. */
export const answerPages: readonly PageId[] = ['messageSent', 'messageNotSent'];

/** Every url of the site. */
export const sitePages: readonly SitePage[] = Object.entries(routes).map(([path, { page, locale }]) => ({
  ...pages[page],
  id: page,
  locale,
  path,
  method: page === 'error' ? 'POST' : 'GET',
  status: statuses[page] ?? 200,
}));

/** Articles are words in one component, and whatever but words can be seen, reached or named in one is in each: the first stands for them where that is judged. */
export function isFurtherArticle({ id, kind }: SitePage): boolean {
  return kind === 'article' && id !== kinds.article[0];
}

/** The turn of a page among those that share what is asked of every page. */
const turnOf = ({ id }: SitePage) => Object.keys(pages).indexOf(id);

/** The pages of which each is asked something: in npm test each in one language, by turns. */
export const pagesByTurns = sitePages.filter((page) => shareOf(localeCodes, localeCodes.length, turnOf(page)).includes(page.locale));

/** What a page is asked of all that could be, among so many pages of its language who share: in npm test its part, by turns. */
export function shareOfPage<T>(page: SitePage, all: readonly T[], sharers = all.length): readonly T[] {
  return shareOf(all, sharers, Math.floor(turnOf(page) / localeCodes.length));
}

/** Opens a page of the site in a browser. */
export async function open(tab: Page, { path, method }: Pick<SitePage, 'path' | 'method'>) {
  // For good: taken back while the page loads, Playwright may forget a request that it holds, and the page never has loaded.
  if (method === 'POST') await tab.route(`**${path}`, (route) => route.continue({ method }));
  return tab.goto(path);
}

/** An address of the site where nothing happens, to go to between pages. */
export const quietPage = '/robots.txt';

/** The pages that stand within the site's header and footer. */
export const framedPages = sitePages.filter((page) => page.layout === 'site');
