/** `npm run bench -- scoring`: what the scoring tool weighs, and how long a visitor waits for the result of a key, on a slow phone. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type CDPSession, chromium, type Page } from 'playwright';
import { pages } from '../../generated/pages.ts';
import { scoringBounds } from '../../schema/scoring-bounds.ts';
import { defaultLocale } from '../../schema/site.ts';
import { findChromium } from '../lib/browsers.ts';
import { rootArgs } from '../lib/chromium-args.ts';
import { clientFolder } from '../lib/client-folder.ts';
import { UsageError } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { scoringBudgets, weighScoring } from './scoring-weight.ts';
import { printRows } from './table.ts';

const { locations, criteria } = scoringBounds;
const keys = 40;
/** How often long tasks are counted: the machine itself makes one now and then. */
const rounds = 5;
/** Milliseconds from a key to the result, laid out; how much slower than this machine the phone is. */
const [bound, slowdown] = [16, 4];

/** Measures, and throws when a bound does not hold. */
export async function benchScoring(): Promise<void> {
  if (!existsSync(clientFolder)) throw new UsageError(`${clientFolder} not found; run npm run build first.`);
  const executablePath = findChromium();
  const server = createSiteServer(clientFolder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    args: [...rootArgs],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await open(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}${pages.scoringTool.paths[defaultLocale]}`);
    const times = await step(`${keys} keys, ${locations.max} locations of ${criteria} criteria`, () => pressKeys(page, session));
    const long = await step(`10,000 weightings while one types, ${rounds} times`, async () => {
      const counts: number[] = [];
      for (let round = 0; round < rounds; round++) counts.push(await longTasks(page, session));
      return counts;
    });
    const { own, page: whole } = weighScoring(clientFolder, defaultLocale);
    printRows([
      { title: `key to result, ${slowdown}x slower`, values: times, unit: 'ms', bound },
      { title: 'tasks over 50 ms while weightings are drawn', values: long, unit: 'tasks', bound: 1 },
      { title: 'the tool’s own code, Brotli', values: [own / 1024], unit: 'KB', bound: scoringBudgets.own / 1024 },
      { title: 'its page in all, fonts included, Brotli', values: [whole / 1024], unit: 'KB', bound: scoringBudgets.page / 1024 },
    ]);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Opens the tool with as much in it as it holds. */
async function open(page: Page, url: string): Promise<void> {
  const scores = Array.from({ length: locations.max }, (_, place) =>
    Array.from({ length: criteria }, (_, index) => (place * 3 + index * 7) % 10),
  );
  const lists = scores.map((list, place) => [`Location ${place}`, 48_000, 80, 600_000, list, list.map(() => 'counted')]);
  const state = JSON.stringify([1, list(3), list(0), lists]);
  await page.addInitScript((text) => localStorage.setItem('location-scoring', text), state);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('.tool-said').first().waitFor();
}

function list(value: number): readonly number[] {
  return Array<number>(criteria).fill(value);
}

/** Milliseconds from each key until the new score stands in the ranking and the page is laid out again. */
async function pressKeys(page: Page, session: CDPSession): Promise<readonly number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await page.evaluate(async (count) => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.tool-score input[role="spinbutton"]')];
    const found: number[] = [];
    for (let at = 0; at < count; at++) {
      const input = inputs[(at * 7) % inputs.length] as HTMLInputElement;
      input.focus();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const before = document.querySelector('.tool-ranking')?.textContent;
      const start = performance.now();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: at % 2 ? 'ArrowDown' : 'ArrowUp', bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 50 && document.querySelector('.tool-ranking')?.textContent === before; turn++) await undefined;
      document.body.getBoundingClientRect();
      if (document.querySelector('.tool-ranking')?.textContent !== before) found.push(performance.now() - start);
    }
    return found;
  }, keys);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (times.length < keys / 2) throw new UsageError(`Only ${times.length} of ${keys} keys changed the ranking within their turn.`);
  return times;
}

/** How many tasks of more than 50 ms there are while scores change so that weightings are drawn again and again. */
async function longTasks(page: Page, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const count = await page.evaluate(async () => {
    let long = 0;
    const observer = new PerformanceObserver((entries) => {
      long += entries.getEntries().length;
    });
    observer.observe({ entryTypes: ['longtask'] });
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.tool-score input[role="spinbutton"]')];
    for (let at = 0; at < 8; at++) {
      const key = at % 2 ? 'ArrowDown' : 'ArrowUp';
      (inputs[at * 5] as HTMLInputElement).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    observer.disconnect();
    return long;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return count;
}
