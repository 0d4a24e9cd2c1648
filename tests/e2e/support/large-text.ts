/** Text at twice its size, the two ways a visitor may ask for it. */
import type { Page } from 'playwright/test';
import { sessionOf } from './session.ts';

const ordinaryPx = 16;

export const ways = ['font size of the browser', 'zoom of the text alone'] as const;

/** Doubles the text of the page, now and at every width it is given later; `undefined` takes it back. */
export async function enlargeText(page: Page, way: (typeof ways)[number] | undefined): Promise<void> {
  const standard = way === 'font size of the browser' ? 2 * ordinaryPx : ordinaryPx;
  const session = await sessionOf(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  // Media queries go by the browser's font size, and know nothing of this one.
  await page.evaluate((isZoomed) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isZoomed ? 'html { font-size: 200% !important }' : '');
    document.adoptedStyleSheets = [sheet];
  }, way === 'zoom of the text alone');
  await page.waitForFunction(
    (px) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) === px,
    way === undefined ? ordinaryPx : 2 * ordinaryPx,
  );
}
