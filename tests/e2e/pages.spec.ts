/** Every page in a browser: console, early requests, accessibility, overflow. The rules of `npm run check` test the markup. */
import type { Page } from 'playwright/test';
import { type PageId, pages } from '#generated/pages.ts';
import { scrollOffsetPx } from '#schema/site/constants.ts';
import { defaultLocale } from '#schema/site/locales.ts';
import { findViolations } from './support/axe.ts';
import { readColourPairs } from './support/contrast.ts';
import { walkFocus } from './support/focus-walk.ts';
import { enlargeText, findBrokenWords, findCutTables, findOverflow, textSizes } from './support/layout.ts';
import { collectLibraries } from './support/network.ts';
import { isFurtherOfItsKind, open, type SitePage, sitePages } from './support/site.ts';
import { collectRequests, expect, test } from './support/test.ts';

for (const id of Object.keys(pages) as PageId[]) {
  test(`${id}: no errors, no early libraries, accessible, no overflow`, { tag: '@each' }, async ({
    page,
    language,
    viewport,
    noise,
    site,
  }) => {
    const sitePage = sitePages.find((one) => one.id === id && one.locale === language);
    // A page may exist in one language only.
    if (!sitePage) return;
    if (id === 'notFound') noise.allow(/^console\.error: 404: no page at /);
    const libraries = collectLibraries(page);
    const foreign = collectRequests(page, (request) => !request.url().startsWith(site.url));

    const response = await open(page, sitePage);
    expect(response?.status()).toBe(sitePage.status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(libraries(), 'libraries that load before any interaction').toEqual([]);
    expect
      .soft(
        foreign.map((request) => request.url()),
        'requests to other sites',
      )
      .toEqual([]);

    if (!isFurtherOfItsKind(sitePage)) {
      await expectAnchors(page, sitePage);
      const isPhone = (viewport?.width ?? 0) < 500;
      await expectAccessible(page, isPhone);
      if (!isPhone && sitePage.layout === 'site') await expectForcedColours(page, language === defaultLocale ? 'dark' : 'light');
    }
    await expectNoOverflow(page);
  });
}

/** Expects every anchor at the scroll offset, below the header; in view on a page too short to scroll that far. */
async function expectAnchors(page: Page, { anchors }: SitePage): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  const landings = await page.evaluate((ids) => {
    const found = ids.map((anchor) => {
      location.hash = anchor;
      const { scrollHeight } = document.documentElement;
      const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
      return { anchor, top, isAtStart: scrollY === 0, isAtEnd: scrollY >= scrollHeight - innerHeight - 1, middle: innerHeight / 2 };
    });
    location.hash = '';
    return found;
  }, anchors);
  for (const { anchor, top, isAtStart, isAtEnd, middle } of landings) {
    if (isAtStart) expect.soft(top, `#${anchor}`).toBeLessThan(middle);
    else expect.soft(top, `#${anchor}`).toBeGreaterThanOrEqual(scrollOffsetPx - 1);
    if (!isAtStart && !isAtEnd) expect.soft(top, `#${anchor}`).toBeLessThanOrEqual(scrollOffsetPx + 1);
  }
}

/** Expects no axe-core violation and every focused element in view; on a desktop at a zoom of 400 %. */
async function expectAccessible(page: Page, isPhone: boolean): Promise<void> {
  expect.soft(await findViolations(page), 'axe-core').toEqual([]);
  if (!isPhone) await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await walkFocus(page), 'focus').toEqual([]);
}

/** Expects enough contrast of all text in forced colours, also in drawings. */
async function expectForcedColours(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.setViewportSize({ width: 1440, height: 900 });
  const faint = (await readColourPairs(page)).filter(({ ratio, needed }) => ratio < needed);
  expect.soft(faint, `forced colours, ${colorScheme}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** The narrowest phone, and the breakpoints of the layout. */
const widths = [320, 400, 576, 768, 1024, 1216, 1280, 1440];

/** Expects no horizontal scrolling, also with text at twice its size; at normal size no broken word and no cut table. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverflow(page), `${width} px`).toBeUndefined();
    expect.soft(await findBrokenWords(page), `words broken at ${width} px`).toEqual([]);
    expect.soft(await findCutTables(page), `tables cut at ${width} px`).toEqual([]);
  }
  for (const size of textSizes) {
    await enlargeText(page, size);
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `${width} px, ${size}`).toBeUndefined();
    }
  }
}
