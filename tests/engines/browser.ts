/** One interface to Firefox (Puppeteer over WebDriver BiDi) and WebKitGTK (Selenium over WebDriver, on a virtual display). */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type KeyInput, launch } from 'puppeteer-core';
import { Builder, Capabilities, Key as SeleniumKey } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { startChild } from '../../scripts/backend/child.ts';
import type { findWebKit } from '../../scripts/lib/browsers.ts';
import { freePort } from '../support/free-port.ts';
import { timeouts } from '../support/timeouts.ts';

type Key = 'Escape' | 'Tab' | 'Enter' | 'Backspace';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The operations in which the drivers differ. */
interface Driver {
  /** Opens a window whose viewport is `width` CSS pixels wide. */
  readonly open: (width: number) => Promise<void>;
  /** Calls a function in the page; the function may refer to its arguments only. */
  readonly evaluate: <Result, Args extends readonly unknown[]>(work: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  readonly moveTo: (place: Point) => Promise<void>;
  readonly clickAt: (place: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Browser = ReturnType<typeof createBrowser>;

/** Adds the operations that the tests share to a driver. */
function createBrowser(driver: Driver) {
  const { evaluate } = driver;
  const poll = <Value>(message: string, read: () => Promise<Value>) => expect.poll(read, { message });

  /** Scrolls an element into view and waits until its middle is on top and no transition moves it. */
  async function reach(selector: string): Promise<Point> {
    let place: Point = { x: 0, y: 0 };
    await poll(`${selector} is reached`, async () => {
      const found = await evaluate(async (matching) => {
        await new Promise(requestAnimationFrame);
        const element = document.querySelector(matching);
        if (!element) return undefined;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        const hit = document.elementFromPoint(x, y);
        const isMoving = document.getAnimations().some((motion) => {
          const target = (motion.effect as KeyframeEffect).target;
          return motion instanceof CSSTransition && motion.playState === 'running' && target?.contains(element) === true;
        });
        return { x, y, isOnTop: !isMoving && hit !== null && (element.contains(hit) || hit.contains(element)) };
      }, selector);
      if (found) place = found;
      return found?.isOnTop;
    }).toBe(true);
    return place;
  }

  return {
    ...driver,
    /** Opens a URL and waits until the page has loaded; one driver would return too early, the other would wait for ever. */
    async go(url: string) {
      await evaluate((to) => {
        Object.assign(window, { isLeft: true });
        setTimeout(() => location.assign(to));
      }, url);
      const hasLoaded = () => evaluate(() => !('isLeft' in window) && document.readyState === 'complete' && location.protocol !== 'about:');
      await poll(`${url} has loaded`, hasLoaded).toBe(true);
    },
    back: () => evaluate(() => void setTimeout(() => history.back())),
    forward: () => evaluate(() => void setTimeout(() => history.forward())),
    click: async (selector: string) => driver.clickAt(await reach(selector)),
    hover: async (selector: string) => driver.moveTo(await reach(selector)),
    expect: (message: string, isTrue: () => boolean) => poll(message, () => evaluate(isTrue)).toBe(true),
    expectPath: (path: string) =>
      poll('the address', () => evaluate(() => (document.readyState === 'complete' ? location.pathname + location.hash : ''))).toBe(path),
    expectVisible: (selector: string, count = 1) =>
      poll(`visible ${selector}`, () =>
        evaluate(
          (matching) => [...document.querySelectorAll(matching)].filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
          selector,
        ),
      ).toBe(count),
    expectFocus: (selector: string) =>
      poll(`the focus on ${selector}`, () => evaluate((matching) => document.activeElement?.matches(matching), selector)).toBe(true),
    expectText: (selector: string, text: string) =>
      poll(`the text of ${selector}`, () => evaluate((matching) => document.querySelector(matching)?.textContent, selector)).toBe(text),
  };
}

/** Starts Firefox. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    // With form history, Escape closes the list of suggestions instead of the dialog.
    extraPrefsFirefox: { 'browser.formfill.enable': false },
  });
  let page = (await firefox.pages())[0] ?? (await firefox.newPage());
  return createBrowser({
    async open(width) {
      const previous = page;
      page = await firefox.newPage();
      await previous.close();
      // Firefox sends keys to the front window only.
      await page.bringToFront();
      // Firefox 140 sets the size, then rejects the screen orientation that Puppeteer sends.
      await page.setViewport({ width, height: 844 }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      });
    },
    evaluate: (work, ...args) => page.evaluate(work as unknown as (...given: unknown[]) => unknown, ...args) as never,
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    // Without a delay, letters arrive before the page has handled the focus.
    type: (text) => page.keyboard.type(text, { delay: 15 }),
    close: () => firefox.close(),
  });
}

const seleniumKeys: Readonly<Record<Key, string>> = {
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Backspace: SeleniumKey.BACK_SPACE,
};
const screenWidth = 1600;

/** Starts WebKitGTK on a virtual display. */
export async function startWebKit({ driver: program, display }: NonNullable<ReturnType<typeof findWebKit>>): Promise<Browser> {
  const folder = mkdtempSync('/tmp/engines-webkit-');
  mkdirSync(`${folder}/gtk-3.0`);
  // With buttons of normal size, the tool bar makes the window wider than a phone.
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }');
  const screen = await startChild(display, ['-displayfd', '1', '-screen', '0', `${screenWidth}x1000x24`, '-nolisten', 'tcp'], {
    isReady: /^(\d+)$/,
  });
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${screen.ready}`,
    XDG_CONFIG_HOME: folder,
    // The test machine may have no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // WebKitGTK refuses to start as root inside its sandbox.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const server = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: timeouts.expectMs });
  const webkit = await new Builder()
    .usingServer(url)
    // Otherwise, the driver waits for ever when a page is restored from the bfcache.
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }).setPageLoadStrategy('none'))
    .build();
  return createBrowser({
    async open(width) {
      await webkit
        .manage()
        .window()
        .setRect({ x: (screenWidth - width) / 2, y: 0, width, height: 884 });
    },
    evaluate: (work, ...args) => withTimeout(webkit.executeScript(work as unknown as () => unknown, ...args)) as never,
    moveTo: (place) => webkit.actions().move(place).perform(),
    clickAt: (place) => webkit.actions().move(place).click().perform(),
    press: (key) => webkit.actions().sendKeys(seleniumKeys[key]).perform(),
    type: (text) => webkit.actions().sendKeys(text).perform(),
    async close() {
      await webkit.quit();
      server.kill();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/** Rejects after ten seconds: the driver waits for ever for the answer of a page that has been left. */
function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer from the page within 10 s')), 10_000);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
