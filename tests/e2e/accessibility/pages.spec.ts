/** Every page as it opens: axe-core finds nothing, the focus is always seen, tables and figures have names. */
import { expect, test } from 'playwright/test';
import { sitePages } from '../support/site.ts';
import { violations } from './support/axe.ts';
import { walkFocus } from './support/tab-walk.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  // What is left of a window of 1280 x 1024 under a zoom of 400 %.
  { width: 320, height: 256 },
];

for (const { path } of sitePages) {
  test(`${path}: nothing that axe-core finds, and a focus that is never covered`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      const size = `${width} x ${height}`;
      if (width >= 390) expect.soft(await violations(page), `axe-core at ${size}`).toEqual([]);
      if (width <= 390) expect.soft(await walkFocus(page), `the walk at ${size}`).toEqual([]);
    }
    await expect.soft(page.locator('table:not(:has(> caption:not(:empty))), figure:not(:has(figcaption:not(:empty)))')).toHaveCount(0);
    const outside = page.locator('body > :not(header, main, footer, script, .skip-link, [data-island], .print\\:block)');
    await expect.soft(outside, 'what stands in no landmark').toHaveCount(0);
  });
}
