/** Pages within a page. */
import { expect, type Page } from 'playwright/test';

/** Brings every frame there, and to life: a focus that enters one while it loads is in nothing yet, and nothing is seen of it. */
export async function fillFrames(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe[src]').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('main')).toBeVisible();
    await expect(frame.contentFrame().locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
  }
}
