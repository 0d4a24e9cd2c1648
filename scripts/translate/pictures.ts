/** Pictures of the pages for translators: each text that can be seen has a frame with its number. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { findChromium, rootArgs } from '../lib/browsers.ts';
import { UsageError } from '../lib/command.ts';
import type { SiteModel } from '../model/site-model.ts';

/** The place of a text in a picture. */
export interface PicturePlace {
  /** Name of the picture from the folder of the exported files: `pictures/fr/about.png`. */
  readonly picture: string;
  /** Number in the frame. */
  readonly number: number;
}

/** Places by key of the text. */
export type Pictures = ReadonlyMap<string, PicturePlace>;

const width = 1280;

/** Milliseconds for a page: the first one waits until Vite has bundled the packages. */
const patience = 180_000;

/** Takes a picture of each page of a locale, below `folder`. A text has its place on the first page that shows it. Throws a {@link UsageError} without Chromium. */
export async function takePictures(root: string, folder: string, site: SiteModel, locale: string): Promise<Pictures> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new UsageError('no Chromium found; one expected for --screenshots. Install Chromium, or name it in CHROMIUM_PATH.');
  const server = await startServer(root);
  // Loaded here, because it loads slowly.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: [...rootArgs] });
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    // The script of the desk takes the marks away.
    await page.route('**/scripts/desk/page/main.ts', (route) => route.abort());
    const places = new Map<string, PicturePlace>();
    for (const { id, paths } of site.pages) {
      const path = paths[locale];
      if (path === undefined) continue;
      const picture = `pictures/${locale}/${id}.png`;
      await page.goto(server.origin + path, { timeout: patience });
      for (const [index, text] of (await frameTexts(page, [...places.keys()])).entries()) places.set(text, { picture, number: index + 1 });
      const file = join(root, folder, picture);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await page.screenshot({ fullPage: true }));
    }
    return places;
  } finally {
    await browser.close();
    server.stop();
  }
}

/** Starts the server of the desk, whose pages have marks. The server ends with this process. */
async function startServer(root: string): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const port = await freePort();
  const exit = new URL('../lib/exit-on-stdin-close.mjs', import.meta.url).href;
  const args = ['--import', exit, '--import', 'tsx', 'scripts/dev/main.ts', '--desk', '--no-backend'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isReady = new Promise<void>((resolve) => child.stdout.on('data', (text: Buffer) => text.includes('Local:') && resolve()));
  const hasEnded = once(child, 'exit').then(() => {
    throw new UsageError('The server of npm run dev -- --desk has ended; a running server expected. Its messages are above.');
  });
  await Promise.race([isReady, hasEnded]);
  hasEnded.catch(() => {});
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Frames the texts of the page that can be seen and have no place yet. Returns their keys in the order of their numbers. */
function frameTexts(page: Page, known: readonly string[]): Promise<string[]> {
  return page.evaluate(async (placed) => {
    const module = '/schema/text/text-keys.ts';
    const { readMarks } = (await import(module)) as typeof import('../../schema/text/text-keys.ts');
    const numbers = new Map<string, number>();
    const frames: HTMLElement[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const id = readMarks(node.data).keys.at(-1)?.id;
      if (id === undefined || placed.includes(id) || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      numbers.set(id, numbers.get(id) ?? numbers.size + 1);
      const frame = Object.assign(document.createElement('div'), { textContent: String(numbers.get(id)) });
      frame.style.cssText = `position: absolute; z-index: 2147483647; left: ${box.left + scrollX - 3}px; top: ${box.top + scrollY - 3}px;
        width: ${box.width + 6}px; height: ${box.height + 6}px; outline: 2px solid #c2341d; color: #c2341d; background: none;
        font: bold 11px/1 sans-serif; text-align: end; pointer-events: none; box-sizing: border-box`;
      frames.push(frame);
    }
    document.documentElement.append(...frames);
    return [...numbers.keys()];
  }, known);
}
