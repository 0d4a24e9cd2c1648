/** Pages that are fetched before a finger lands on their link: for who reads, where it is not paid for by the byte. */
import type { Locator, Page } from 'playwright/test';
import { isSoaking } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { letPass, stopClock } from './support/clock.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(phone);

  test('whoever has scrolled has the pages fetched whose links come to rest in view, each once, three at most', async ({ page }) => {
    const fetched = pagesFetched(page);
    await open(page);
    await letPass(page, 5000);
    expect(fetched(), 'before the visitor has scrolled').toEqual([]);
    await readOn(page);
    for (const link of await linksOf(page)) await restOn(page, link);
    expect(fetched()).toHaveLength(3);
    expect(new Set(fetched()).size, `different ones of ${fetched()}`).toBe(3);
  });

  test('what is scrolled past is not fetched', async ({ page }) => {
    const fetched = pagesFetched(page);
    await open(page);
    await readOn(page);
    for (const link of await linksOf(page)) await bringIntoView(link);
    await bringIntoView(page.locator('.site-footer'));
    await letPass(page, 5000);
    expect(fetched()).toEqual([]);
  });

  test('nothing is fetched for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
    const fetched = pagesFetched(page);
    await open(page);
    await readOn(page);
    for (const link of await linksOf(page)) await restOn(page, link);
    expect(fetched()).toEqual([]);
  });
});

test('under a mouse nothing is fetched before it has come to a link', async ({ page }) => {
  const fetched = pagesFetched(page);
  await open(page);
  await readOn(page);
  for (const link of await linksOf(page)) await restOn(page, link);
  expect(fetched()).toEqual([]);
});

/** Opens the home page on a clock that stands still. */
async function open(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('/');
}

/** Scrolls until the page knows: the code that looks for links comes with the first sign of a visitor. */
async function readOn(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down', { timeout: 1000 });
  }).toPass();
}

/** The links to come to: more than are ever fetched for; in npm run test:soak all. */
const linksOf = async (page: Page) => (await page.locator('main a[href^="/"]').all()).slice(0, isSoaking ? undefined : 6);

/** Stops at a link for longer than one who scrolls past. */
async function restOn(page: Page, link: Locator): Promise<void> {
  await bringIntoView(link);
  await letPass(page, 1000);
}

/** Milliseconds by which a frame is due: what turns, turns by the clock. */
const frameMs = 20;

/**
 * Scrolls to it, and waits until whoever watches what is in view has been told. More than once, where it takes that: parts on the
 * way are laid out as they are come near to, and push what is below; and a card of the carousel stands where its code puts it.
 */
async function bringIntoView(target: Locator): Promise<void> {
  await expect(async () => {
    const isInView = await target.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          // Younger than the page’s own, it is told after it.
          new IntersectionObserver(([entry], observer) => {
            observer.disconnect();
            resolve(entry?.isIntersecting === true);
          }).observe(element);
        }),
    );
    if (!isInView) await letPass(target.page(), frameMs);
    expect(isInView).toBe(true);
  }).toPass({ intervals: [frameMs] });
}

/** The pages that scripts have asked for so far. */
function pagesFetched(page: Page): () => readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && !pathname.includes('.')) fetched.push(pathname);
  });
  return () => fetched;
}
