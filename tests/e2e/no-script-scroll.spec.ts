/** On a narrow window without JavaScript: the page behind the open menu keeps still. */
import { expect } from 'playwright/test';
import { test } from './support/tab.ts';

test.use({ isTabKept: true, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('the page behind the open menu does not scroll', async ({ page }) => {
  await page.goto('/');
  const summary = page.getByRole('banner').locator('summary').first();
  const scrolled = () => page.evaluate(() => scrollY);
  await summary.click();
  // Over the panel, then over the header beside it.
  for (const y of [500, 20]) {
    await page.mouse.move(30, y);
    await page.mouse.wheel(0, 700);
  }
  await summary.click();
  await page.mouse.move(195, 500);
  // The wheel is obeyed in turn: once this turn shows, the one before, over the menu, has had its effect.
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThanOrEqual(120);
  await page.mouse.wheel(0, -120);
  await expect.poll(scrolled).toBe(0);
});
