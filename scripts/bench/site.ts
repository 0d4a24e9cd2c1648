/** Measures built sites in Chromium, one page load for each gesture, all sites in turn within each run. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findChromium, rootArgs } from '../lib/browsers.ts';
import { UsageError } from '../lib/command.ts';
import { fileOf } from '../lib/site-paths.ts';
import { createSiteServer } from '../start/site-server.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const kindOf: Readonly<Record<string, 'html' | 'css' | 'fonts' | 'images'>> = {
  Document: 'html',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
};

type Figures = Readonly<Record<string, number>>;

/** Returns the figures of each run, by the folder of the site. */
export async function benchSites(folders: readonly string[], path: string, runs: number): Promise<ReadonlyMap<string, Figures[]>> {
  const subjects = folders.map((folder) => {
    const file = join(folder, fileOf(path));
    if (!existsSync(file)) throw new UsageError(`${file} is missing; a built page expected. Run npm run build, or correct --site.`);
    return { folder, server: createSiteServer(folder).listen(0), measured: [] as Figures[] };
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: [...rootArgs], ...(executablePath !== undefined && { executablePath }) });
  try {
    for (let run = 1; run <= runs; run++) {
      for (const { folder, server, measured } of subjects) {
        // Over plain HTTP, Chromium accepts Brotli from localhost only.
        const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        measured.push(await measure(browser, origin + path));
        console.log(`run ${run} of ${runs}: ${folder}`);
      }
    }
  } finally {
    await browser.close();
    for (const { server } of subjects) server.close().closeAllConnections();
  }
  return new Map(subjects.map(({ folder, measured }) => [folder, measured]));
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const tap = (touched: string, awaited: string, when: 'commit' | 'networkidle') =>
    visit(browser, (page) => measureTap(page, url, touched, awaited, when));
  return {
    ...(await visit(browser, (page, session) => measureView(page, url, session))),
    menu: await tap('header summary', 'header details[open] nav a', 'commit'),
    modal: await tap('.contact-button', ':is([role=dialog], dialog[open]) textarea', 'networkidle'),
    'next page': await tap('main a[href^="/"]:not([href*="#"], [href*="."])', `html:not([data-start]) h1`, 'networkidle'),
  };
}

/** Runs `work` in a new tab with an empty cache. */
async function visit<Result>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<Result>) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // tsx wraps named functions in calls of `__name`, which a page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    return await work(page, session);
  } finally {
    await context.close();
  }
}

async function measureView(page: Page, url: string, session: CDPSession): Promise<Figures> {
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, drawings: 0, images: 0, other: 0 };
  const kinds = new Map<string, keyof typeof bytes>();
  session.on('Network.responseReceived', ({ requestId, type, response: { mimeType } }) => {
    const isCode = /javascript/.test(mimeType);
    kinds.set(requestId, mimeType === 'image/svg+xml' ? 'drawings' : isCode ? 'js' : (kindOf[type] ?? 'other'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);
  const tbt = tasks.filter(([start, duration]) => start + duration > fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  return { ...bytes, total, LCP: lcp, TBT: tbt, CLS: cls };
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
}

/** Runs in the page before its scripts: collects paints, layout shifts and long tasks. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const listen = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  listen('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  listen('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  listen('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** Returns milliseconds from the touch until the awaited element is visible; `when`: the state of the page at the touch. */
async function measureTap(page: Page, url: string, touched: string, awaited: string, when: 'commit' | 'networkidle'): Promise<number> {
  await page.addInitScript(watch, awaited);
  await page.goto(url, { waitUntil: when });
  // The attribute tells the first page from the next.
  await page.locator('html').evaluate((html) => html.setAttribute('data-start', ''));
  await page.locator(touched).first().tap({ noWaitAfter: true });
  const shown = () => page.evaluate(() => Number(localStorage.getItem('shown')) - Number(localStorage.getItem('pressed')));
  for (let tries = 0; tries < 1500; tries++) {
    // A page that navigates loses the call; the next page answers.
    const took = await shown().catch(() => 0);
    if (took > 0) return took;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new UsageError(`${url}: no visible "${awaited}" 30 s after a tap on "${touched}"; one expected. See scripts/bench/site.ts.`);
}

/** Runs in each document before its scripts: stores the moments of the touch and of the first frame with the awaited element. */
function watch(awaited: string): void {
  const store = (name: string) => localStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  addEventListener('pointerdown', () => store('pressed'), { capture: true });
  const isVisible = (element: Element) => {
    const { height, top } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const look = () => {
    const isHidden = (document as { readonly prerendering?: boolean }).prerendering || localStorage.getItem('pressed') === null;
    if (!isHidden && [...document.querySelectorAll(awaited)].some(isVisible)) store('shown');
    else requestAnimationFrame(look);
  };
  if (window === top) requestAnimationFrame(look);
}
