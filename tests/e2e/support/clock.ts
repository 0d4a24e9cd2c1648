import type { Page } from 'playwright/test';

/** Pauses the clock of later pages: only {@link advanceClock} moves it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(24 * 60 * 60_000);
}

/** Advances a paused clock, after the browser has reported scrolling and visibility. */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
}

/**
 * Waits for two frames, in which React empties its queue and observers report. `requestAnimationFrame` does not fire on a paused
 * clock; intersection observers do.
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
