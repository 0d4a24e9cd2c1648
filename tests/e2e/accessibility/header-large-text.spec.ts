/** The header of a phone whose text is enlarged: the firm is still named in it, whole, and nothing hangs out over the page. */
import { expect } from 'playwright/test';
import { firstOf } from '../../support/soak.ts';
import { enlargeText, ways } from '../support/large-text.ts';
import { test } from '../support/tab.ts';

test.use({ isTabKept: true });

for (const path of firstOf(['/', '/en'])) {
  test(`${path}: the name of the firm breaks between its words alone and stays in the header, with text at twice its size`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const way of ways) {
      await enlargeText(page, way);
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, words, out } = await page.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect();
          const name = document.querySelector('.brand-name');
          const box = name?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(name ?? document.body);
          return {
            lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
            words: name?.textContent?.split(' ').length ?? 0,
            out: header && box ? Math.max(header.top - box.top, box.bottom - header.bottom) : Number.NaN,
          };
        });
        const where = `${width} px, ${way}`;
        expect.soft(lines, `lines of the name, ${where}`).toBeLessThanOrEqual(words);
        expect.soft(out, `out of the header by, ${where}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
