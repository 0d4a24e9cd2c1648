/** A phone on a slow line: the window, the line and the processor that Lighthouse has for one, laid upon Chromium by its own protocol. */
import { type Browser, type CDPSession, launch, type Page } from 'puppeteer-core';
import { findChromium } from '../../lib/browsers.ts';
import { rootArgs, unseenFeatures } from '../../lib/chromium-args.ts';
import { UsageError } from '../../lib/command.ts';

/** Lighthouse's "mobileSlow4G" where it is really applied: each request waits, and bytes trickle. In ms and bytes a second. */
const slow4g = { latency: 562.5, download: (1474.56 * 1024) / 8, upload: (675 * 1024) / 8 };
const slowdown = 4;

const phoneWindow = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;

/** How a page is visited: over which line; the processor is slowed in any case. */
export interface Conditions {
  readonly isSlowLine: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

export async function startChromium(fingerprint: string): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new UsageError('No Chromium on this machine; one expected on the PATH, or named by CHROMIUM_PATH.');
  const args = [...rootArgs, `--disable-features=${unseenFeatures.join(',')}`, `--ignore-certificate-errors-spki-list=${fingerprint}`];
  return launch({ executablePath, args, headless: true });
}

/** Runs `work` in a tab that knows nothing yet; `beforeScripts` runs in each document before its own. */
export async function visitCold<Result>(
  browser: Browser,
  { isSlowLine }: Conditions,
  beforeScripts: (...words: never[]) => void,
  words: readonly string[],
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.bringToFront();
    await page.setViewport(phoneWindow);
    // What tsx writes around functions that have a name, it expects to find where they run.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await page.evaluateOnNewDocument(beforeScripts as (...given: string[]) => void, ...words);
    await page.emulateCPUThrottling(slowdown);
    if (isSlowLine) await page.emulateNetworkConditions(slow4g);
    return await work({ page, session: await page.createCDPSession() });
  } finally {
    await context.close();
  }
}

/** Waits until nothing has been asked for or computed for a while. */
export async function rest(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1000, timeout: 60_000 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
