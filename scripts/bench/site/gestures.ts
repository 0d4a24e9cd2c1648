/** From a finger's touch to what it asked for, in the page's own time: menu, modal, next page. */
import type { Browser, Page } from 'puppeteer-core';
import { type Conditions, rest, visitCold } from './phone.ts';

/** Where the fingers go, on any of the sites, and what is to appear. */
const places = {
  menu: { touched: 'header summary', awaited: 'header details[open] nav a' },
  modal: { touched: '.contact-button, .contact', awaited: ':is([role=dialog], dialog[open]) textarea' },
} as const;

/** Milliseconds since 1970, for one document may be left for another. */
type Moment = 'began' | 'ready' | 'pressed' | 'shown';

const patienceMs = 30_000;

/** Opens the menu of a page that is still loading, as soon as it can be seen: since the page was asked for, and since the press. */
export function measureMenu(browser: Browser, url: string): Promise<{ readonly cold: number; readonly press: number }> {
  const { touched, awaited } = places.menu;
  return visitCold(browser, { isSlowLine: true }, watch, [touched, awaited, ''], async ({ page }) => {
    const going = page.goto(url, { timeout: 60_000 });
    await until(page, 'ready');
    await touch(page, touched);
    const shown = await until(page, 'shown');
    await going;
    return { cold: shown - (await until(page, 'began')), press: shown - (await until(page, 'pressed')) };
  });
}

/** Opens the modal of a page at rest. */
export function measureModal(browser: Browser, url: string, conditions: Conditions): Promise<number> {
  const { touched, awaited } = places.modal;
  return visitCold(browser, conditions, watch, [touched, awaited, ''], async ({ page }) => {
    await page.goto(url, { timeout: 60_000 });
    await rest(page);
    await touch(page, touched);
    return (await until(page, 'shown')) - (await until(page, 'pressed'));
  });
}

/** Goes from a page at rest to another, which a link in its text leads to. */
export function measureNext(browser: Browser, url: string, next: string): Promise<number> {
  const touched = `main a[href="${next}"]`;
  return visitCold(browser, { isSlowLine: true }, watch, [touched, 'h1', next], async ({ page }) => {
    await page.goto(url, { timeout: 60_000 });
    await page.$eval(touched, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await rest(page);
    await touch(page, touched);
    return (await until(page, 'shown')) - (await until(page, 'pressed'));
  });
}

async function touch(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.touchscreen.tap(x, y);
}

/** Waits for a moment; a page that is left in between has its answer lost, and the next one is asked. */
async function until(page: Page, moment: Moment): Promise<number> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const found = await page.evaluate((name) => Number(localStorage.getItem(`bench-${name}`)), moment).catch(() => 0);
    if (found > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${page.url()}: nothing was "${moment}" within ${patienceMs / 1000} s.`);
}

/** Runs in each document before its scripts: notes the moments. `path`: where what is awaited stands, if on another page. */
function watch(touched: string, awaited: string, path: string): void {
  if (!location.protocol.startsWith('http') || window !== top) return;
  const now = () => performance.timeOrigin + performance.now();
  const note = (moment: Moment, at = now()) => {
    if (localStorage.getItem(`bench-${moment}`) === null) localStorage.setItem(`bench-${moment}`, String(at));
  };
  const isSeen = (selector: string) => {
    const element = [...document.querySelectorAll(selector)].find((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight;
  };
  note('began', performance.timeOrigin);
  addEventListener('pointerdown', () => note('pressed'), { capture: true });
  const look = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted && isSeen(touched)) note('ready');
    const isThere = path === '' || location.pathname === path;
    // A page prepared ahead is not seen before it is gone to.
    const isPrepared = (document as { readonly prerendering?: boolean }).prerendering === true;
    if (localStorage.getItem('bench-pressed') !== null && isThere && !isPrepared && isSeen(awaited)) note('shown');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
