/** Compares every page with its reviewed screenshot in `tests/look/`. `UPDATE_LOOK=1` replaces the screenshots of changed pages. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { defaultLocale, type Locale, localeCodes } from '#schema/site/locales.ts';
import { differenceOf, inFewGreys } from './difference.ts';
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

/** CSS pixels to a cell of a picture, each way: letters are too small to read, and blocks can be told from each other. */
const pixelsPerCell = 8;

/** Cells that may differ: the smallest button that moves by its own height makes more. */
const mayDiffer = 24;

const isUpdating = process.env['UPDATE_LOOK'] === '1';

const update = 'UPDATE_LOOK=1 npx playwright test -c tests/playwright.config.ts look.spec';

/**
 * Compares a page as it has loaded. Not where letters are set to another width than where the pictures were made: there lines
 * may break elsewhere, and every block below with them; then it says so, loudly. The tab is as wide as the last of the widths
 * afterwards, and motion reduced.
 */
export async function expectLook(tab: Page, page: SitePage): Promise<void> {
  await comeToRest(tab);
  if (isUpdating) mkdirSync(`tests/look/${page.locale}`, { recursive: true });
  if (await isSetAlike(tab)) for (const width of widthsOf(page.locale)) expectPicture(page, width, await pictureOf(tab, width));
}

/** Compares what is seen with the picture of the page at this width, or makes it that. */
function expectPicture({ id, locale, path }: SitePage, width: number, seen: Buffer): void {
  const file = `tests/look/${locale}/${id}-${width}.png`;
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  const { cells, firstRow } = kept ? differenceOf(kept, seen) : { cells: Infinity, firstRow: 0 };
  if (cells <= mayDiffer) return;
  if (isUpdating) {
    writeFileSync(file, seen);
    return;
  }
  const seenFile = test.info().outputPath(`${locale}-${id}-${width}.png`);
  writeFileSync(seenFile, seen);
  const found = kept ? `looks otherwise than ${file} from ${firstRow * pixelsPerCell} px on` : `has no picture, ${file}`;
  expect.soft(cells, `${path} at ${width} px ${found}; see ${seenFile}; if it is meant to: ${update}`).toBeLessThanOrEqual(mayDiffer);
}

/** Waits until all that a page shows is there, however far down, and does not move any more. */
async function comeToRest(tab: Page): Promise<void> {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  for (const island of await tab.locator('[data-hydrate="visible"]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated');
  }
  await hydrateFrames(tab);
  await tab.evaluate(async () => {
    scrollTo(0, 0);
    // The position of the button depends on earlier scrolling.
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
async function isSetAlike(tab: Page): Promise<boolean> {
  const here = `[${(await tab.evaluate(widthsOfWords)).join(', ')}]`;
  if (isUpdating) writeFileSync(measures, `${here}\n`);
  const there = existsSync(measures) ? readFileSync(measures, 'utf8').trim() : 'no file';
  if (here === there) return true;
  console.log(
    `⚠ What pages look like was not compared: words are ${here} px wide here, and ${there} in ${measures}. To compare: ${update}`,
  );
  return false;
}

/** Runs in the page: how wide the same words are in each of its faces. */
async function widthsOfWords(): Promise<number[]> {
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

/** The whole page, a cell for so many pixels. */
async function pictureOf(tab: Page, width: number): Promise<Buffer> {
  await tab.setViewportSize({ width, height: 900 });
  const height = await tab.evaluate(async () => {
    /** Another width may be given another picture: until that has come, the one before is shown. */
    const isShown = (picture: HTMLImageElement) => {
      const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? picture.src;
      return picture.complete && picture.currentSrc.endsWith(chosen);
    };
    const pictures = [...document.images];
    let height = 0;
    // A frame grows with what is in it, and a page with that: it is at rest when nothing has changed for three frames in a row.
    for (let calm = 0; calm < 3; ) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      calm = scrollHeight === height && pictures.every(isShown) ? calm + 1 : 0;
      height = scrollHeight;
    }
    // A missing picture shows in the comparison.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    return height;
  });
  const session = await tab.context().newCDPSession(tab);
  const clip = { x: 0, y: 0, width, height, scale: 1 / pixelsPerCell };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip });
  return Buffer.from(inFewGreys(Buffer.from(data, 'base64')));
}
