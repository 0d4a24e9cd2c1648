/** Chromium over its own protocol and Firefox over WebDriver BiDi. */
import { launch, type Page } from 'puppeteer-core';
import { needlessArgs, oneRenderer, rootArgs, stillWindow, unseenFeatures } from '../../../scripts/lib/chromium-args.ts';
import { type Browser, bringIntoView, goAndLoad, type Tab, typingPaceMs } from './browser.ts';
import { listener } from './listener.ts';

/** Puppeteer adds the features to those that it turns off itself; it loses sight of a tab whose next page was prepared before it was asked for. */
export const startChromium = (executablePath: string) =>
  start('chrome', executablePath, [
    ...rootArgs,
    oneRenderer,
    stillWindow,
    `--disable-features=${[...unseenFeatures, 'Prerender2'].join(',')}`,
  ]);

/** What Firefox does otherwise than for a visitor. */
const firefoxPreferences = {
  // What was typed once is not to be suggested: Escape would close the list of it, and not the dialog.
  'browser.formfill.enable': false,
  // One process for all pages, and none in reserve for a page that may never come: a tenth of what a test takes.
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.webContentIsolationStrategy': 0,
};

export const startFirefox = (executablePath: string) => start('firefox', executablePath, []);

async function start(browser: 'chrome' | 'firefox', executablePath: string, args: string[]): Promise<Browser> {
  const running = await launch({
    browser,
    executablePath,
    args,
    ignoreDefaultArgs: [...needlessArgs],
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: firefoxPreferences,
  });
  return {
    title: (await running.version()).replace('/', ' '),
    async open(width) {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      // Only of what is in front does a browser draw frames, and tell what comes into view.
      await page.bringToFront();
      await page.evaluateOnNewDocument(listener);
      await setWidth(page, width);
      return tabOf(page, () => context.close());
    },
    end: async () => (running.connected ? undefined : 'nothing that is kept'),
    close: () => running.close(),
  };
}

/** Firefox 140 knows the size of a viewport but no orientation of screens, which is asked of it in the same breath: its no to that is none to the size. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 844 }).catch((error: Error) => {
    if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await page.waitForFunction((wanted) => innerWidth === wanted, { polling: 20 }, width);
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const evaluate: Tab['evaluate'] = (work, ...words) =>
    page.evaluate(work as unknown as (...given: unknown[]) => unknown, ...words) as never;
  return {
    go: (url) => goAndLoad({ evaluate }, url),
    // A page that comes back as it was left does not load: there is nothing to wait for here.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    async click(selector) {
      const { x, y } = await bringIntoView({ evaluate }, selector);
      await page.mouse.click(x, y);
    },
    async hover(selector) {
      const { x, y } = await bringIntoView({ evaluate }, selector);
      await page.mouse.move(x, y);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text, { delay: typingPaceMs }),
    evaluate,
    async screenshot(file) {
      await page.screenshot({ path: file as `${string}.png` });
    },
    close,
  };
}
