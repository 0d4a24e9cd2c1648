/** A visitor who has read on, and looks for the contact button. */
import type { Page } from 'playwright/test';

/** A little way up: what made way for the text comes back. */
export function scrollUp(page: Page): Promise<void> {
  return page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
}
