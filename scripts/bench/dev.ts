/** `npm run bench -- dev`: how long somebody who works on the site waits, for the first page and for what was saved. */
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { soundLine } from '../dev/board.ts';
import { findChromium } from '../lib/browsers.ts';
import { rootArgs } from '../lib/chromium-args.ts';
import { step } from '../lib/steps.ts';
import { startChild } from '../local/child.ts';
import { copyProject } from './copy.ts';
import { inBenchFolder } from './place.ts';
import { printRows, type Row } from './table.ts';

/** Odd numbers: a median is one of the values. */
const starts = 3;
const saves = 9;

/** A port that nobody else is likely to have. */
const port = 20_999;
const url = `http://127.0.0.1:${port}/a-propos`;

/** Something to save: `before` becomes `after`, and the page then has `shown` in the text of its body or in its style. */
interface Save {
  readonly title: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly shown: string;
  readonly bound: number;
}

const messages = 'generated/messages/fr/about.json';
const kinds: readonly Save[] = [
  { title: 'saved message', file: messages, before: 'Lire un', after: 'Lire bien un', shown: 'Lire bien un', bound: 0.3 },
  { title: 'saved component', file: 'renderer/ui/hero.tsx', before: '{lead}', after: '{lead} 271828', shown: '271828', bound: 0.5 },
  {
    title: 'saved style',
    file: 'renderer/styles/base.css',
    before: '  body {',
    after: '  body { orphans: 7;',
    shown: 'orphans 7',
    bound: 0.5,
  },
  {
    title: 'saved schema',
    file: 'schema/constants.ts',
    before: 'projectCount: { value: 100,',
    after: 'projectCount: { value: 314,',
    shown: '314',
    bound: 1.5,
  },
  { title: 'finding of a rule', file: messages, before: 'Lire un', after: 'Lire un , un', shown: '[french-typography]', bound: 1 },
];

/** Measures, and throws when a median misses its bound. */
export function benchDev(): Promise<void> {
  return inBenchFolder(async (folder) => {
    copyProject(folder);
    const executablePath = findChromium();
    // Chromium refuses to start as root inside its sandbox.
    const args = [...rootArgs];
    const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
    try {
      const page = await browser.newPage();
      await page.addInitScript(keepWhatIsShown);
      const cold = await step(`npm run dev, ${starts} times`, async () => {
        const values: number[] = [];
        for (let count = 0; count < starts; count++) values.push(await startCold(folder, page));
        return values;
      });
      const rows = await saveAll(folder, page);
      printRows([{ title: 'start to first page', values: cold, unit: 's', bound: 2 }, ...rows]);
    } finally {
      await browser.close();
    }
  });
}

/** Starts it with its backend, as a person does. Answers the seconds until the first page is painted. */
async function startCold(folder: string, page: Page): Promise<number> {
  const begin = Date.now();
  const child = startChild('npm', ['run', 'dev'], { cwd: folder, env: { PORT: String(port) }, isReady: /Local:/ });
  try {
    // One that ends before it serves says why.
    await Promise.race([isListening(), child.then(() => isListening())]);
    await page.goto(url, { waitUntil: 'commit' });
    return ((await shownAt(page, '')) - begin) / 1000;
  } finally {
    await (await child).stop();
    // What it showed would load again by itself as soon as the next server is there, and be in the way.
    await page.goto('about:blank');
  }
}

/** Resolves as soon as somebody answers at the port. */
async function isListening(): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await pause(5);
  }
}

/** Each kind of save, again and again, in one server that has looked at everything once. */
async function saveAll(folder: string, page: Page): Promise<Row[]> {
  let hear: (line: string) => void = () => {};
  const isSound = new Promise<void>((resolve) => {
    hear = (line) => line === soundLine && resolve();
  });
  const onLine = (line: string) => hear(line);
  const child = await startChild('npm', ['run', 'dev'], { cwd: folder, env: { PORT: String(port) }, isReady: /Local:/, onLine });
  try {
    await page.goto(url);
    await isSound;
    const rows: Row[] = [];
    for (const kind of kinds) {
      const values = await step(`${kind.title}, ${saves} times`, () => saveAgain(folder, page, kind));
      rows.push({ title: `${kind.title} to screen`, values, unit: 's', bound: kind.bound });
    }
    return rows;
  } finally {
    await child.stop();
  }
}

async function saveAgain(folder: string, page: Page, { file, before, after, shown }: Save): Promise<number[]> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const values: number[] = [];
  for (let count = 0; count < saves; count++) {
    const begin = Date.now();
    writeFileSync(path, text.replace(before, after));
    values.push(((await shownAt(page, shown)) - begin) / 1000);
    writeFileSync(path, text);
    await shownAt(page, shown, false);
  }
  return values;
}

/** What a document has shown, and since when, in milliseconds of the epoch: frame by frame, from its beginning. */
interface Shown {
  readonly said: string;
  readonly since: number;
}

/** Runs in every document before all else: keeps what it shows, once it is painted and whole, in its text, its overlay and its style. */
async function keepWhatIsShown(): Promise<void> {
  const kept: Shown[] = [];
  Object.assign(globalThis, { kept });
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (performance.getEntriesByName('first-contentful-paint').length === 0 || document.querySelector('footer') === null) continue;
    const overlay = document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '';
    const said = `${document.body.innerText} ${overlay} orphans ${getComputedStyle(document.body).orphans}`;
    if (said !== kept.at(-1)?.said) kept.push({ said, since: performance.timeOrigin + performance.now() });
  }
}

/** Since when the page has these words, or no longer has them, in milliseconds of the epoch. */
async function shownAt(page: Page, words: string, isThere = true): Promise<number> {
  const look = ([wanted, isWanted]: readonly [string, boolean]) => {
    const last = (globalThis as unknown as { readonly kept: readonly Shown[] }).kept.at(-1);
    return last !== undefined && last.said.includes(wanted) === isWanted && last.since;
  };
  const handle = await page.waitForFunction(look, [words, isThere] as const);
  return (await handle.jsonValue()) as number;
}
