/** The contact button makes way for the text that it would lie on. */
import type { Locator, Page } from 'playwright/test';
import { kinds, pages } from '#generated/pages.ts';
import { expect, test } from '../support/live-site.ts';

test.use({ isTabKept: true });

/** A page to read. */
const guide = pages[kinds.guide[0]].paths.fr;

test('on a phone it goes as one scrolls down, and comes back on the way up, which a finger that trembles is not', async ({ page }) => {
  const button = await openAndReadOn(page, { width: 390, height: 844 });
  await expect(button).not.toBeInViewport();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollBy({ top: -4, behavior: 'instant' });
      }),
  );
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down');
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('gone, it comes back under the focus, and opens the form', async ({ page }) => {
  const button = await openAndReadOn(page, { width: 390, height: 844 });
  await expect(button).not.toBeInViewport();
  // Backwards from the top, it is the first stop.
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a desk it stands beside the text, and stays', async ({ page }) => {
  const button = await openAndReadOn(page, { width: 1440, height: 900 });
  await expect(button).toBeInViewport({ ratio: 1 });
});

/** Scrolls down until the page knows: what watches comes with the first sign of a visitor, which the first turn of the wheel is. */
async function openAndReadOn(page: Page, size: { readonly width: number; readonly height: number }): Promise<Locator> {
  await page.setViewportSize(size);
  await page.goto(guide);
  const button = page.locator('.contact-button');
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down', { timeout: 1000 });
  }).toPass();
  // Turns that were waited for in vain are obeyed by then: another one is no part of them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return button;
}
