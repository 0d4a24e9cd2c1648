/** The look holds: header, anchors on phones, fonts, colours, paper, and nothing that a strict policy would forbid. */

import { expect, type Page } from 'playwright/test';
import { firstScript } from '#renderer/document/first-script.ts';
import { scrollOffsetPx } from '#schema/constants.ts';
import { defaultLocale } from '#schema/site.ts';
import { pause } from '#scripts/build/complete-pages.ts';
import { firstOf, repetitions } from '../support/soak.ts';
import { readColourPairs } from './support/contrast.ts';
import { siteDocuments } from './support/documents.ts';
import { sitePages } from './support/site.ts';
import { test } from './support/tab.ts';

test.use({ isTabKept: true });

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(await header.boundingBox()).toEqual({ ...before, x: 0, y: 0 });
  const isOnTop = await header.evaluate((element) => element.contains(document.elementFromPoint(innerWidth / 2, 10)));
  expect(isOnTop).toBe(true);
});

/** Pages whose last anchor is looked for: one is like the other. */
const farAnchors = repetitions(2, Number.POSITIVE_INFINITY);

test.describe('on a phone, where what is far below is laid out as one comes near it', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const isLazy = () => [...document.querySelectorAll('main > *')].some((part) => getComputedStyle(part).contentVisibility === 'auto');

  test('all is laid out once keys move the focus', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(isLazy)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isLazy)).toBe(false);
  });

  test('the last anchor of a page is found, however far it is', async ({ page }) => {
    let found = 0;
    // In one language: which parts are laid out when, and where anchors stand among them, is the same in all.
    for (const { path, anchors, kind } of sitePages.filter((one) => one.locale === defaultLocale && one.anchors.length > 0)) {
      if (kind === 'article' || kind === 'guide') continue;
      if (found === farAnchors) break;
      await page.goto(path);
      if (!(await page.evaluate(isLazy))) continue;
      const anchor = anchors.at(-1) as string;
      await page.evaluate((id) => location.assign(`#${id}`), anchor);
      await expect.poll(() => whereIs(page, anchor), { message: `${path}#${anchor}`, intervals: [50] }).toEqual({ isThere: true });
      expect(await page.evaluate(isLazy), `${path}: all is laid out once an anchor is asked for`).toBe(false);
      found++;
    }
    expect(found, 'pages that are so').toBeGreaterThan(repetitions(1, 5));
  });
});

test('both type families load, the display one in italics too', async ({ page }) => {
  await page.goto('/');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map((face) => `${face.family.replaceAll('"', '')} ${face.style}`);
    return {
      loaded,
      checks: ['16px Newsreader', 'italic 16px Newsreader', '16px "Instrument Sans"'].map((font) => document.fonts.check(font)),
    };
  });
  expect(faces.loaded).toEqual(expect.arrayContaining(['Newsreader normal', 'Newsreader italic', 'Instrument Sans normal']));
  expect(faces.checks).toEqual([true, true, true]);
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Newsreader/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans"/);
});

// What axe-core makes of the contrast on every page, pages.spec.ts asks: it knows nothing of drawings.
for (const path of firstOf(['/en/retail-development/strategy', '/', '/case-studies', '/contact', '/404'])) {
  test(`every text of ${path} stands out from what is under it`, async ({ page }) => {
    await page.goto(path);
    const pairs = await readColourPairs(page);
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  });
}

test('on paper there is the page, without header or contact button', async ({ page }) => {
  await page.goto('/developper-son-reseau-retail/strategie');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header.site-header')).toBeHidden();
  await expect(page.locator('.contact-button')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on paper nothing that stands over the page covers it: no open dialog, no word on what became of a message', async ({ page }) => {
  await page.goto('/clients');
  await page.locator('.contact-button').click();
  await expect(page.locator('dialog')).toBeVisible();
  await page.locator('body').evaluate((body) => body.insertAdjacentHTML('beforeend', '<p class="toast-corner">Message envoyé</p>'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByText('Message envoyé')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});

test('on paper every case study is told: a card of each under the other, and the record of missions open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Étude suivante' }).click();
  await page.emulateMedia({ media: 'print' });
  const cards = await page.locator('.carousel-card').evaluateAll((all) => {
    const seen = all.filter((card) => card.checkVisibility()).map((card) => ({ card, box: card.getBoundingClientRect() }));
    return seen.map(({ card, box: { left, right, top, bottom } }, place) => ({
      title: card.querySelector('h3')?.textContent,
      isWithin: left >= 0 && right <= innerWidth,
      isUnder: top >= (seen[place - 1]?.box.bottom ?? -Infinity) && bottom > top,
    }));
  });
  expect(new Set(cards.map(({ title }) => title)).size).toBe(3);
  expect(cards).toEqual(cards.map(({ title }) => ({ title, isWithin: true, isUnder: true })));
  expect(cards).toHaveLength(3);
  const told = await page.locator('.mission > div').evaluateAll((all) => all.map((each) => each.checkVisibility()));
  expect(told).toEqual([true, true, true, true, true, true]);
});

test('no page has a style attribute, nor anything inline but its structured data, two known scripts and one known style sheet', async () => {
  const known = new Set<string>();
  for (const { path, document } of await siteDocuments()) {
    const elements = document.querySelectorAll('*');
    const attributes = elements.flatMap((element) => Object.keys(element.attributes).map((name) => name.toLowerCase()));
    expect
      .soft(
        attributes.filter((name) => name === 'style' || /^on[a-z]+$/.test(name)),
        `${path}: attributes`,
      )
      .toEqual([]);
    const inline = document
      .querySelectorAll('script:not([src])')
      .filter((element) => element.getAttribute('type') !== 'application/ld+json' && ![firstScript, pause].includes(element.rawText));
    expect
      .soft(
        inline.map((element) => element.outerHTML.slice(0, 80)),
        path,
      )
      .toEqual([]);
    const sheets = document.querySelectorAll('style');
    expect.soft(sheets, `${path}: sheets`).toHaveLength(1);
    known.add(sheets[0]?.rawText ?? '');
    const script = elements.filter((element) => /^\s*javascript:/i.test(element.getAttribute('href') ?? element.getAttribute('src') ?? ''));
    expect
      .soft(
        script.map((element) => element.outerHTML.slice(0, 80)),
        path,
      )
      .toEqual([]);
  }
  expect(known.size, 'different sheets').toBe(1);
});

/** Whether it is where it is to land, and stays there; else where it is, in px from the top. */
function whereIs(page: Page, anchor: string) {
  return page.evaluate(
    async ({ id, offset }) => {
      const topOf = () => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const before = topOf();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = topOf();
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return top === before && (Math.abs(top - offset) <= 1 || (isAtEnd && top >= offset)) ? { isThere: true } : { top };
    },
    { id: anchor, offset: scrollOffsetPx },
  );
}
