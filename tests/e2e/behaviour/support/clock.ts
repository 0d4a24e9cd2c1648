/** Time that stands still until a test lets it pass. Of our own in the page, for Playwright’s clock stays in a tab for good. */
import { createRequire } from 'node:module';
import type { Clock, Config } from '@sinonjs/fake-timers';
import type { Page } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import { runFirst } from '../../support/init-scripts.ts';

/** What time is made of in a page. Not its microtasks, and not what `settle` and React wait by. */
const faked: Config = {
  now: 24 * 60 * 60_000,
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'Date',
    'performance',
  ],
};

let script: Promise<string> | undefined;

/** Stops the clock of the pages to come: {@link letPass} alone moves it. */
export async function stopClock(page: Page): Promise<void> {
  script ??= scriptOfClock();
  await runFirst(page, { content: await script });
}

/**
 * Lets milliseconds pass in the page that is open: what is due by then is done, each with what follows from it. Before that comes
 * what the browser owes the page by its own clock: that it has scrolled, and what is in view.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (passed) => {
    const { clock, realFrame } = window as unknown as Stopped;
    for (let frame = 0; frame < 2; frame++) await new Promise(realFrame);
    await clock.tickAsync(passed);
  }, ms);
}

/** What a page with a stopped clock has besides. */
interface Stopped {
  readonly clock: Clock;
  readonly realFrame: typeof requestAnimationFrame;
}

/** Between timers the library waits by `setImmediate` where there is one: a browser’s timeouts take four milliseconds each. */
const immediate = `(done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(undefined);
}`;

async function scriptOfClock(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sinonjs/fake-timers');
  const lib = { entry, formats: ['iife' as const], name: 'FakeTimers' };
  const [made] = (await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })) as Rolldown.RolldownOutput[];
  const library = `window.setImmediate = ${immediate}; ${made?.output[0].code} delete window.setImmediate;`;
  return `{ ${library} window.realFrame = requestAnimationFrame.bind(window); window.clock = FakeTimers.install(${JSON.stringify(faked)}); }`;
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
