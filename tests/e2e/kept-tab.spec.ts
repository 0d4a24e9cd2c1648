/** A tab that is kept for the next test (`support/tab.ts`) is handed on as if it were new. */
import { expect, type Page } from 'playwright/test';
import { runFirst } from './support/init-scripts.ts';
import { enlargeText } from './support/large-text.ts';
import { listenToNoise } from './support/noise.ts';
import { quietPage } from './support/site.ts';
import { test } from './support/tab.ts';
import { sizeWindow } from './support/window-size.ts';

// One after the other, by one worker.
test.describe.configure({ mode: 'default' });
test.use({ isTabKept: true, viewport: { width: 700, height: 500 } });

/** What the tests before have left in it, other than its pages. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    width: innerWidth,
    height: innerHeight,
    isStill: matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active), (prefers-color-scheme: dark), print').matches,
    hash: location.hash,
    fontSize: getComputedStyle(document.documentElement).fontSize,
    ran: Reflect.get(window, 'ran'),
  }));

test('no mouse is over what is opened in it until a test moves one there', async ({ page }) => {
  await runFirst(page, () => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const kind of ['pointerover', 'mousemove']) addEventListener(kind, () => void heard.push(kind));
  });
  // The browser says where its mouse is once it has drawn a page.
  const heardSoon = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'heard');
    });
  await page.goto('/clients');
  expect(await heardSoon()).toEqual([]);
  await page.mouse.move(300, 300);
  expect(await heardSoon()).toContain('pointerover');
});

let before: Page;
let heard = 0;

test('one test leaves all sorts of things behind', async ({ page }) => {
  before = page;
  page.on('console', () => heard++);
  page.context().on('page', () => heard++);
  await page.route('**/clients', (route) => route.fulfill({ body: 'not the clients' }));
  await runFirst(page, () => Object.assign(window, { ran: 1 }));
  await page.goto('/contact#message');
  await enlargeText(page, 'font size of the browser');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' });
  await page.setViewportSize({ width: 400, height: 300 });
  await sizeWindow(page, { width: 320, height: 256 });
  await page.evaluate(() => {
    localStorage.setItem('language', 'fr');
    // What a form does with what was typed in it.
    addEventListener('pagehide', () => sessionStorage.setItem('contact-draft', '{}'));
  });
  const { origin: url } = new URL(page.url());
  await page.context().addCookies([{ name: 'visits', value: '1', url }]);
  await page.context().newPage();
  expect(heard).toBe(1);
  heard = 0;
  expect(await traces(page)).toMatchObject({ stored: ['language'], width: 320, isStill: true, hash: '#message', ran: 1 });
});

test('and the next one finds nothing of it', async ({ page, context }) => {
  expect(page, 'the same tab').toBe(before);
  expect(context.pages()).toEqual([page]);
  await page.goto('/clients');
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => console.log('Is anyone there?'));
  await context.newPage();
  expect(heard, 'what listens to it no longer').toBe(0);
  expect(await traces(page)).toEqual({
    stored: [],
    cookies: '',
    width: 700,
    height: 500,
    isStill: false,
    hash: '',
    fontSize: '16px',
    ran: undefined,
  });
  await page.setViewportSize({ width: 600, height: 400 });
  expect(await traces(page), 'a size that Playwright gives it').toMatchObject({ width: 600, height: 400 });
});

test('what the page before was still asking for as it was left is no noise of the next', async ({ page }) => {
  await page.goto(quietPage);
  await page.route('**/icon.svg?slow', () => {});
  const asked = page.waitForRequest('**/icon.svg?slow');
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => void fetch('/icon.svg?slow').catch(() => {}));
  await asked;
  const noise = listenToNoise(page);
  await page.goto('/clients');
  await failed;
  expect(noise).toEqual([]);
});
