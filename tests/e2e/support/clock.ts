/** Playwright's clock, paused. */
import type { Page } from 'playwright/test';

/** Pauses the clock of the pages to come: only {@link letPass} moves it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(24 * 60 * 60_000);
}

/** Lets milliseconds pass on a paused clock, after the browser has reported scrolling and visibility. */
export async function letPass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
}

/**
 * Waits for two frames of the browser, in which React's queue empties and observers report. The page's own
 * `requestAnimationFrame` stands still on a paused clock; intersection observers report in real frames.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    }
  });
}
