/** What a first view costs: bytes by kind, and when and how steadily it is there. */
import type { Browser } from 'puppeteer-core';
import { rest, visitCold } from './phone.ts';

/** Bytes as sent; milliseconds; a share of the window for CLS. */
export interface FirstView {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly fonts: number;
  readonly images: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly nodes: number;
  readonly tasks: number;
}

type Bytes = Pick<FirstView, 'html' | 'css' | 'script' | 'fonts' | 'images'>;

const kinds: Readonly<Record<string, keyof Bytes>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'fonts',
  Image: 'images',
};

interface Seen {
  lcp: number;
  cls: number;
  fcp: number;
  longTasks: { readonly start: number; readonly duration: number }[];
}

/** Loads a page on a slow line and a slow processor, and waits until it is at rest. */
export function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  return visitCold(browser, { isSlowLine: true }, observe, [], async ({ page, session }) => {
    const bytes = { html: 0, css: 0, script: 0, fonts: 0, images: 0 };
    const kindOf = new Map<string, string>();
    await Promise.all([session.send('Network.enable'), session.send('Performance.enable')]);
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      // What an icon is taken from is of no type that has a name.
      kindOf.set(requestId, response.mimeType === 'image/svg+xml' ? 'Image' : type);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // Fetched ahead of a tap, by a script: what it is for is no matter here.
      const kind = kinds[kindOf.get(requestId) ?? ''] ?? 'script';
      bytes[kind] += encodedDataLength;
    });
    await page.goto(url, { timeout: 60_000 });
    await rest(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);
    if (seen.lcp === 0) throw new Error(`${url}: nothing was painted.`);
    const late = seen.longTasks.filter(({ start, duration }) => start + duration > seen.fcp);
    return {
      ...bytes,
      lcp: seen.lcp,
      // The part of each task beyond 50 ms, from the first paint until all is at rest.
      tbt: late.reduce((sum, { duration }) => sum + duration - 50, 0),
      cls: seen.cls,
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
      tasks: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    };
  });
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, fcp: 0, longTasks: [] };
  Object.assign(globalThis, { seen });
  const listen = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  listen('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  listen('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  listen('longtask', ({ startTime: start, duration }) => seen.longTasks.push({ start, duration }));
}
