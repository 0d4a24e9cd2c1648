/** Compares every page with its reviewed screenshot in `tests/look/`. `UPDATE_LOOK=1` replaces the screenshots of changed pages. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { defaultLocale, type Locale, localeCodes } from '#schema/site/locales.ts';
import { compareImages, reduceGreys } from './difference.ts';
import { hydrateFrames, type SitePage } from './site.ts';

/** Locale and width in CSS pixels of each screenshot. Locales share components; long words have the least space on a phone. */
const views = [
  { locale: defaultLocale, width: 390 },
  ...localeCodes.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale, width: 390 })),
  { locale: defaultLocale, width: 768 },
  { locale: defaultLocale, width: 1440 },
];

/** The widths at which a page is compared, in its language. */
function widthsOf(locale: Locale): readonly number[] {
  return views.filter((view) => view.locale === locale).map(({ width }) => width);
}

/** Width and height of a cell in CSS pixels: too coarse for letters, fine enough for blocks. */
const pixelsPerCell = 8;

/** Number of cells that may differ: fewer than when the smallest button moves by its own height. */
const maxDifferentCells = 24;

const isUpdating = process.env['UPDATE_LOOK'] === '1';

const update = 'UPDATE_LOOK=1 npx playwright test -c tests/playwright.config.ts look.spec';

/**
 * Compares a loaded page with its screenshots. If this browser sets text in other widths than the browser of the screenshots, lines
 * break elsewhere: then nothing is compared, and a warning is printed. Leaves the tab at the last width, with reduced motion.
 */
export async function expectLook(tab: Page, page: SitePage): Promise<void> {
  await prepareScreenshot(tab);
  if (isUpdating) mkdirSync(`tests/look/${page.locale}`, { recursive: true });
  if (await hasSameWordWidths(tab))
    for (const width of widthsOf(page.locale)) await expectScreenshot(page, width, await takeScreenshot(tab, width));
}

/** Compares a screenshot with the reference file, or replaces the file when updating. */
async function expectScreenshot({ id, locale, path }: SitePage, width: number, screenshot: Buffer): Promise<void> {
  const file = `tests/look/${locale}/${id}-${width}.png`;
  const reference = existsSync(file) ? readFileSync(file) : undefined;
  const { cells, firstRow } = reference ? await compareImages(reference, screenshot) : { cells: Infinity, firstRow: 0 };
  if (cells <= maxDifferentCells) return;
  if (isUpdating) {
    writeFileSync(file, screenshot);
    return;
  }
  const screenshotFile = test.info().outputPath(`${locale}-${id}-${width}.png`);
  writeFileSync(screenshotFile, screenshot);
  const found = reference ? `differs from ${file} below ${firstRow * pixelsPerCell} px` : `has no screenshot ${file}`;
  expect
    .soft(cells, `${path} at ${width} px ${found}; see ${screenshotFile}; if intended, run ${update}`)
    .toBeLessThanOrEqual(maxDifferentCells);
}

/** Hydrates all islands, loads all images and fonts, and hides the contact button. */
async function prepareScreenshot(tab: Page): Promise<void> {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  for (const island of await tab.locator('[data-hydrate="visible"]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated');
  }
  await hydrateFrames(tab);
  await tab.evaluate(async () => {
    scrollTo(0, 0);
    // The position of the contact button depends on earlier scrolling.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.contact-button { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
  });
}

/** Widths of words in the browser that made the screenshots, in CSS pixels. */
const measures = 'tests/look/measures.json';

/** Returns true if words are as wide in this browser as in the screenshots. */
async function hasSameWordWidths(tab: Page): Promise<boolean> {
  const measured = `[${(await tab.evaluate(measureWords)).join(', ')}]`;
  if (isUpdating) writeFileSync(measures, `${measured}\n`);
  const expected = existsSync(measures) ? readFileSync(measures, 'utf8').trim() : 'no file';
  if (measured === expected) return true;
  console.log(
    `⚠ Screenshots were not compared: words are ${measured} px wide in this browser, ${expected} in ${measures}. To compare, run ${update}`,
  );
  return false;
}

/** Measures the same words in each font. Runs in the page. */
async function measureWords(): Promise<number[]> {
  const words = Object.assign(document.createElement('span'), { textContent: 'Étude d’implantation : 3 à 6 mois, 80 % — Réseau' });
  document.body.append(words);
  const widths: number[] = [];
  for (const font of ['400 17px "Instrument Sans"', '600 13px "Instrument Sans"', '400 44px Newsreader', 'italic 400 44px Newsreader']) {
    await document.fonts.load(font, words.textContent);
    Object.assign(words.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
    widths.push(Math.round(words.getBoundingClientRect().width * 10) / 10);
  }
  words.remove();
  return widths;
}

/** Takes a screenshot of the whole page, reduced to cells. */
async function takeScreenshot(tab: Page, width: number): Promise<Buffer> {
  await tab.setViewportSize({ width, height: 900 });
  const height = await tab.evaluate(async () => {
    // After a resize, a <picture> shows the image of the previous width until the new image has loaded.
    const isShown = (picture: HTMLImageElement) => {
      const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? picture.src;
      return picture.complete && picture.currentSrc.endsWith(chosen);
    };
    const pictures = [...document.images];
    let height = 0;
    // Iframes grow with their content: the page is stable when nothing has changed for three frames.
    for (let stableFrames = 0; stableFrames < 3; ) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      stableFrames = scrollHeight === height && pictures.every(isShown) ? stableFrames + 1 : 0;
      height = scrollHeight;
    }
    // A missing picture shows in the comparison.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    return height;
  });
  const session = await tab.context().newCDPSession(tab);
  const clip = { x: 0, y: 0, width, height, scale: 1 / pixelsPerCell };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip });
  return reduceGreys(Buffer.from(data, 'base64'));
}
