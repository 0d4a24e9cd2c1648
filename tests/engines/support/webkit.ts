/** WebKitGTK over WebDriver, on a display without a screen. It cannot pretend to be a phone: its 390 px are those of a narrow window. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Builder, Capabilities, error, Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { findWebKit } from '../../../scripts/lib/browsers.ts';
import { startChild } from '../../../scripts/local/child.ts';
import { freePort } from '../../support/free-port.ts';
import { patience } from '../../support/patience.ts';
import { type Browser, bringIntoView, goAndLoad, type Key as KeyName, type Tab, typingPaceMs } from './browser.ts';

/** The tool bar of the driver's browser keeps its window from being as narrow as a phone, unless its buttons are tiny. */
const toolbar = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';

/** The mouse of a fresh display stands in its middle, and without a window manager the window under the mouse has the focus. */
const screenWidth = 1600;

/** Scripts of the scenarios answer in a few milliseconds; where others take the processor, in seconds. */
const answerMs = 10_000;

const keys: Readonly<Record<KeyName, string>> = {
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
};

export async function startWebKit({ driver: program, display }: NonNullable<ReturnType<typeof findWebKit>>): Promise<Browser> {
  const folder = mkdtempSync('/tmp/engines-webkit-');
  mkdirSync(`${folder}/gtk-3.0`);
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, toolbar);
  const screen = await startChild(display, ['-displayfd', '1', '-screen', '0', `${screenWidth}x1000x24`, '-nolisten', 'tcp'], {
    isReady: /^(\d+)$/,
  });
  const port = await freePort();
  const env = {
    DISPLAY: `:${screen.ready}`,
    XDG_CONFIG_HOME: folder,
    // Layers for a graphics card, which a processor would have to play: two thirds of what the suite takes, and nobody looks.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // It has no sandbox for root; what it shows is this site alone.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const served = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env: { ...process.env, ...env } });
  // The browser prints where its driver does.
  let printed = '';
  for (const stream of [served.stdout, served.stderr]) stream.on('data', (text: Buffer) => (printed = `${printed}${text}`.slice(-2000)));
  const server = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: patience.expectMs });
  const driver = await new Builder()
    .usingServer(server)
    // Its own waiting for pages to load has no end when one comes back as it was left.
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }).setPageLoadStrategy('none'))
    .build();
  const facts = await driver.getCapabilities();
  return {
    title: `WebKitGTK ${facts.get('browserVersion')}`,
    async open(width) {
      await driver
        .manage()
        .window()
        .setRect({ x: (screenWidth - width) / 2, y: 0, width, height: 884 });
      return tabOf(driver);
    },
    async end() {
      const answer = await driver.getWindowHandle().catch((reason: Error) => reason);
      return answer instanceof error.NoSuchSessionError || served.exitCode !== null ? printed : undefined;
    },
    async close() {
      await driver.quit();
      served.kill();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page that leaves takes the answers it owes with it, and the driver would wait for them for ever; whoever polls asks the next page. */
function beforeItLeaves<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from the page within ${answerMs} ms`)), answerMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function tabOf(driver: WebDriver): Tab {
  const evaluate: Tab['evaluate'] = (work, ...words) =>
    beforeItLeaves(driver.executeScript(work as unknown as () => unknown, ...words)) as never;
  const over = async (selector: string) => driver.actions().move(await bringIntoView({ evaluate }, selector));
  return {
    go: (url) => goAndLoad({ evaluate }, url),
    // Once the answer has been given: the page may go at once.
    back: () => evaluate(() => void setTimeout(() => history.back())),
    forward: () => evaluate(() => void setTimeout(() => history.forward())),
    click: async (selector) => (await over(selector)).click().perform(),
    hover: async (selector) => (await over(selector)).perform(),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    moveTo: (x, y) => driver.actions().move({ x, y }).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async type(text) {
      const actions = driver.actions();
      for (const letter of text) actions.sendKeys(letter).pause(typingPaceMs);
      await actions.perform();
    },
    evaluate,
    async screenshot(file) {
      writeFileSync(file, await driver.takeScreenshot(), 'base64');
    },
    // The one window goes on to the next scenario, which has an origin of its own; the mouse must not stand over its menus.
    async close() {
      await goAndLoad({ evaluate }, 'about:blank');
      await driver.actions().move({ x: 0, y: 0 }).perform();
    },
  };
}
