/** Prefetching of pages and island chunks, except with Save-Data. */
import type { Locator, Page } from 'playwright/test';
import { kinds, pages } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import { advanceClock, pauseClock } from '../support/clock.ts';
import { islandChunk } from '../support/network.ts';
import { collectRequests, expect, test } from '../support/test.ts';

const guide = pages[kinds.guide[0]].paths.fr;

test('the speculation rules match the pages of the site in the language of the page, and nothing else', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  let matched: readonly string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    matched = preloadingAttemptSources.map(({ key }) => key.url.replace(site.url, ''));
  });
  await session.send('Preload.enable');
  await page.goto(pages.locationScoring.paths.en);
  await expect.poll(() => matched.length).toBeGreaterThan(10);
  const locales = matched.map((address) => routes[new URL(address, site.url).pathname]?.locale);
  expect(new Set(locales)).toEqual(new Set(['en']));
  // The tool opens the guide in another tab.
  await page.goto(pages.scoringTool.paths.en);
  await expect.poll(() => matched).toContain(pages.locationScoring.paths.en);
  expect(matched.filter((address) => address.startsWith(pages.blog.paths.en))).toEqual([]);
});

test('a prerendered page is not hydrated until it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
  const scripts = collectRequests(page, (request) => request.url().endsWith('.js'));
  await page.goto('/');
  await page.evaluate(() => document.querySelector('[data-island=carousel]')?.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  await expect(page.locator('html')).not.toHaveClass(/scripted/);
  expect(scripts).toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.locator('html')).toHaveClass(/scripted/);
  await expect(page.locator('.carousel')).toHaveClass(/is-hydrated/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('after scrolling, three pages are prefetched whose links stay in view', async ({ page }) => {
    const fetched = await openHome(page);
    await advanceClock(page, 5000);
    expect(fetched).toHaveLength(0);
    await startScrolling(page);
    for (const link of await findMainLinks(page)) await stayAt(page, link);
    const paths = fetched.map((request) => new URL(request.url()).pathname);
    expect(new Set(paths).size, paths.join()).toBe(3);
    expect(paths).toHaveLength(3);
  });

  test('links that are scrolled past are not prefetched', async ({ page }) => {
    const fetched = await openHome(page);
    await startScrolling(page);
    for (const link of await findMainLinks(page)) await scrollTo(link);
    await scrollTo(page.locator('.site-footer'));
    await advanceClock(page, 5000);
    expect(fetched).toHaveLength(0);
  });

  test('nothing is prefetched with Save-Data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
    const fetched = await openHome(page);
    await startScrolling(page);
    for (const link of await findMainLinks(page)) await stayAt(page, link);
    expect(fetched).toHaveLength(0);
  });
});

test('with a mouse, no page is prefetched before the mouse is on a link', async ({ page }) => {
  const fetched = await openHome(page);
  await startScrolling(page);
  for (const link of await findMainLinks(page)) await stayAt(page, link);
  expect(fetched).toHaveLength(0);
});

test('after the first interaction, an idle page prefetches the code of the modal without running it', async ({ page }) => {
  const fetched = collectModalFetches(page);
  await page.goto(pages.clients.paths.fr);
  await waitForIdle(page);
  expect(fetched).toHaveLength(0);
  await page.mouse.move(20, 400);
  await expect.poll(() => fetched.length).toBe(1);
  await expect(page.locator('[data-island=contact-modal]')).not.toHaveAttribute('data-hydrated');
});

for (const [name, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['2G', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`with ${name}, the code of the modal is fetched only when its button is hovered`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched = collectModalFetches(page);
    await page.goto(guide);
    await page.mouse.wheel(0, 1500);
    await expect(page.locator('[aria-current="location"]')).toHaveCount(1);
    await waitForIdle(page);
    expect(fetched).toHaveLength(0);
    await page.locator('.contact-button').hover();
    await expect.poll(() => fetched.length).toBe(1);
  });
}

/** Opens the home page with its clock paused, and collects the pages that scripts fetch. */
async function openHome(page: Page) {
  const fetched = collectRequests(page, (request) => request.resourceType() === 'fetch' && !new URL(request.url()).pathname.includes('.'));
  await pauseClock(page);
  await page.goto('/');
  return fetched;
}

/** Scrolls until the page has loaded the code that observes links. */
async function startScrolling(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await advanceClock(page, 20);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down', { timeout: 1000 });
  }).toPass();
}

/** Links of the main content: more than are ever prefetched. */
const findMainLinks = async (page: Page) => (await page.locator('main a[href^="/"]').all()).slice(0, 6);

/** Scrolls to an element until it is in view: sections above it grow during layout. */
async function scrollTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await advanceClock(target.page(), 20);
    await expect(target).toBeInViewport({ timeout: 1000 });
  }).toPass();
}

/** Keeps a link in view long enough for a prefetch. */
async function stayAt(page: Page, link: Locator): Promise<void> {
  await scrollTo(link);
  await advanceClock(page, 1000);
}

function collectModalFetches(page: Page) {
  return collectRequests(page, (request) => request.url().endsWith(islandChunk('contact-modal')) && request.resourceType() === 'fetch');
}

/** Waits until the page has been idle twice. */
function waitForIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))));
}
