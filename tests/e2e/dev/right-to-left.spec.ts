/** The site with Arabic pseudo-texts: mirrored pages, menus, carousel, and links between three languages. */
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Locator } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { createSiteServer } from '../../../scripts/start/site-server.ts';
import { makeCopy } from '../../support/copy.ts';
import { copyEnglishMessages, copyEnglishSlugs, inArabicLetters } from '../../support/new-locale.ts';
import { findOverflow } from '../support/layout.ts';
import { open, pagesIn } from '../support/site.ts';

/** Phone, tablet, desktop. */
const widths = [390, 768, 1440] as const;

/** Returns the Arabic path of an English page, which has the same slugs. */
const arabic = (path: string) => path.replace(/^\/en/, '/ar');

const test = base.extend<object, { arabicSite: string }>({
  arabicSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const copy = makeCopy('arabic');
      await copy.run('npm run new -- locale ar');
      copyEnglishSlugs(copy, 'ar');
      await copy.run('npm run codegen');
      copyEnglishMessages(copy, 'ar', inArabicLetters);
      const { output, exitCode } = await copy.run('npm run codegen && npm run typecheck && npm run build');
      expect(exitCode, output).toBe(0);
      const server = createSiteServer(`${copy.root}/dist/client`);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      copy.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ arabicSite }, use) => use(arabicSite),
  contextOptions: { reducedMotion: 'reduce' },
});

// Serial: the tests share one build.
test.describe.configure({ mode: 'default' });

test('every page is written from right to left and fits on every screen', async ({ page }) => {
  const faults: string[] = [];
  // The server of the test knows the error page of its own languages only.
  for (const sitePage of pagesIn('en').filter(({ method }) => method === 'GET')) {
    const path = arabic(sitePage.path);
    await open(page, { ...sitePage, path });
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await findOverflow(page);
      if (overflow !== undefined) faults.push(`${path} at ${width} px: ${overflow}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the header begins at the right, and menus open inside the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ar');
  const banner = page.getByRole('banner');
  const [brand, languages] = await Promise.all([edgesOf(banner.locator('.brand')), edgesOf(banner.locator('.language').first())]);
  expect(brand.left).toBeGreaterThan(languages.right);
  for (const button of await banner.locator('.dropdown > button').all()) {
    await button.click();
    const { left, right } = await edgesOf(button.locator('+ *'));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1440);
    await page.keyboard.press('Escape');
  }
});

test('the carousel advances to the left', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/ar');
  const carousel = page.locator('.carousel.is-hydrated');
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  const cards = carousel.locator('.carousel-card');
  await expect(carousel).toBeVisible();
  const { right: start } = await edgesOf(cards.nth(0));
  // Embla rounds positions to pixels.
  const distance = async (card: Locator) => Math.abs((await edgesOf(card)).right - start);
  await carousel.locator('.control').nth(2).click();
  await expect.poll(() => distance(cards.nth(1))).toBeLessThan(2);
  await carousel.locator('.control').nth(1).click();
  await expect.poll(() => distance(cards.nth(0))).toBeLessThan(2);
});

test('addresses keep their order', async ({ page }) => {
  await page.goto(arabic(pages.legalNotice.paths.en));
  const address = page.getByRole('main').locator('a[href^="mailto:"]').first();
  await expect(address.locator('bdi')).toHaveAttribute('dir', 'ltr');
});

test('the header links to the page in three languages', async ({ page }) => {
  const { en, fr } = pages.strategy.paths;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(arabic(en));
  const links = page.getByRole('banner').locator('.header-languages .language > a');
  await expect(links).toHaveCount(3);
  for (const [locale, path] of [
    ['fr', fr],
    ['ar', arabic(en)],
    ['en', en],
  ] as const) {
    await links.and(page.locator(`[hreflang="${locale}"]`)).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
});

async function edgesOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return { left: x, right: x + width };
}
