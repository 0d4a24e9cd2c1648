/** A page seen in windows of many sizes. */
import type { CDPSession, Page } from 'playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Gives a page a window of this size, in CSS pixels, until it is given back: Playwright's own sizes do not count for it any more, nor does
 * its `viewportSize()` know. The browser's window, which nobody sees, stays as it is: a quarter of the time of each size.
 */
export async function sizeWindow(page: Page, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  // What a session asks for ends with it.
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const metrics = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
  await (await session).send('Emulation.setDeviceMetricsOverride', metrics);
}

/** Has Playwright's own sizes count for a page again. */
export async function giveWindowBack(page: Page): Promise<void> {
  await (await sessions.get(page))?.detach();
  sessions.delete(page);
}
