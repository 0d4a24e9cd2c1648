/** Time that stands still until a test lets it pass. */
import type { Page } from 'playwright/test';

/** Later than any clock has come that was set to nought just now: it cannot be stopped in the past. */
const stopMs = 24 * 60 * 60_000;

/** Stops the clock of the pages to come: `page.clock.runFor()` alone moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(stopMs);
}

/** Waits, on the real clock, until the page has done what it was about to do at once: React’s queue, and what that sets off. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turns = 0; turns < 20; turns++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}
