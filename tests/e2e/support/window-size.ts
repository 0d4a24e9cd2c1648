/** A page seen in windows of many sizes. */
import type { Page } from 'playwright/test';
import { sessionOf } from './session.ts';

/**
 * Gives a page a window of this size, in CSS pixels, until its session ends: Playwright's own sizes do not count for it any more, nor does
 * its `viewportSize()` know. The browser's window, which nobody sees, stays as it is: a quarter of the time of each size.
 */
export async function sizeWindow(page: Page, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  const session = await sessionOf(page);
  const metrics = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
}
