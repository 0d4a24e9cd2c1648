/**
 * The tab of a test: one of its own, or one that tests have after each other. A tab of its own is a window, a profile and two
 * processes that begin and end with it: half a CPU second, a fifth of what most tests take.
 */
import type { Page, ViewportSize } from 'playwright/test';
import { firstScreen } from '../../../scripts/lib/chromium-args.ts';
import { runNothingFirst } from './init-scripts.ts';
import { test as base } from './live-server.ts';
import { endSession, sessionOf } from './session.ts';
import { quietPage } from './site.ts';

interface Options {
  /**
   * Whether the tests of a file have one tab after each other. Not where they ask what is fetched, or go offline: what the browser
   * has in its cache is there for as long as the tab. Nor where they use Playwright’s clock, which stays in it.
   */
  readonly isTabKept: boolean;
}

export const test = base.extend<Options, { readonly tabs: Map<string, Page> }>({
  isTabKept: [false, { option: true }],

  /** The kept tabs of a worker, by what their contexts were made with. They close with its browser. */
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],

  // Playwright gives a context that is made within a test all options of that test.
  context: async (
    { browser, isTabKept, tabs, baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, contextOptions },
    use,
    testInfo,
  ) => {
    const key = JSON.stringify({ baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, contextOptions });
    const kept = isTabKept ? tabs.get(key) : undefined;
    const context = kept?.context() ?? (await browser.newContext());
    const tab = kept ?? (await context.newPage());
    if (isTabKept && !kept) await fillScreen(tab);
    await use(context);
    if (isTabKept) tabs.delete(key);
    // What a failure has left behind, nobody knows.
    if (!isTabKept || testInfo.status !== testInfo.expectedStatus) return context.close();
    await tidyUp(tab, viewport);
    tabs.set(key, tab);
  },

  page: ({ context }, use) => use(context.pages()[0] as Page),
});

/**
 * Hides what the browser's window has about the page, which is laid out and drawn anew for each page: a twelfth of what one takes. On
 * the screen where its mouse is not, which each page would hear of; a browser that has but one keeps its window as it is.
 */
async function fillScreen(tab: Page): Promise<void> {
  const session = await sessionOf(tab);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const setBounds = (bounds: { left: number } | { windowState: 'fullscreen' | 'normal' }) =>
    session.send('Browser.setWindowBounds', { windowId, bounds });
  await setBounds({ left: firstScreen.width });
  // The headless shell has no window around a page, and what fills the screen has one size for good there.
  if ((await session.send('Browser.getVersion')).product.startsWith('Headless')) return;
  await setBounds({ windowState: 'fullscreen' });
  const { bounds } = await session.send('Browser.getWindowBounds', { windowId });
  if (bounds.left !== firstScreen.width) await setBounds({ windowState: 'normal' });
}

/** What tests ask a page to tell them. Not all that it tells: Playwright itself waits for its end. */
const told = ['console', 'pageerror', 'request', 'requestfailed', 'response'];

/** Makes a tab as if it had just been opened: what the tests have set, stored and opened is gone. */
async function tidyUp(tab: Page, viewport: ViewportSize | null): Promise<void> {
  for (const further of tab.context().pages().slice(1)) await further.close();
  for (const event of told) tab.removeAllListeners(event);
  tab.context().removeAllListeners('page');
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await runNothingFirst(tab);
  // Away from the page first: it may store something as it is left, and would be styled and laid out anew for all that follows.
  await tab.goto(quietPage, { waitUntil: 'commit' });
  await tab.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' });
  await endSession(tab);
  if (viewport) await tab.setViewportSize(viewport);
  await tab.context().clearCookies();
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // The mouse rests where no page has anything that minds it.
  await tab.mouse.move(0, 0);
}
