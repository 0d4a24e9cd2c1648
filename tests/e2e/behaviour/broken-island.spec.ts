/** Islands that break, and forms that are sent before theirs is hydrated. */
import type { Page } from 'playwright/test';
import { contactEndpoint } from '#schema/contact-bounds.ts';
import { expect, test } from '../support/live-site.ts';
import { scrollUp } from '../support/scroll.ts';
import { carouselOf } from './support/carousel.ts';
import { letPass, stopClock } from './support/clock.ts';
import { breakScript, brokenNetworkNoise, chunkOf, holdScripts } from './support/network.ts';

test.use({ isTabKept: true });

const renderError = /^(?:console\.error|script error): .*Cannot read properties of undefined/s;

test('an error while the carousel renders is said in its place and stays there', async ({ page, noise }) => {
  noise.allow(renderError);
  await spoilProps(page, 'carousel', '{"strings":{},"cards":[{}]}');
  await page.goto('/');
  const island = page.locator('[data-island="carousel"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island.getByRole('alert')).toHaveText(/^Unexpected Application Error! Cannot read properties of undefined/);
  await expect(page.locator('.island-failure')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await scrollUp(page);
  await page.locator('.contact-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('props that are no JSON break their island alone', async ({ page, noise }) => {
  noise.allow(/^console\.error: SyntaxError/);
  await spoilProps(page, 'carousel', '{');
  await page.goto('/');
  const { region } = carouselOf(page);
  await region.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="carousel"] > .island-failure')).toHaveText(/^Unexpected Application Error! .*JSON/);
  await expect(region.locator('h3')).toHaveCount(3);
  await scrollUp(page);
  await page.locator('.contact-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an error while the modal renders is followed by what HTML says, from the first tap', async ({ page, noise }) => {
  noise.allow(renderError);
  await spoilProps(page, 'contact-modal', '{}');
  await page.goto('/location-scoring');
  await page.locator('#expert a').click();
  await expect(page).toHaveURL('/contact#message');
  expect(noise.heard().filter((line) => renderError.test(line))).not.toEqual([]);
});

test('a form sent before its island is hydrated, twice even, is sent once when it is', async ({ page, site }) => {
  const scripts = await holdScripts(page, new RegExp(chunkOf('contact-form')));
  await page.goto('/contact');
  await fill(page);
  const button = page.locator('main form button[type="submit"]');
  await button.dblclick();
  scripts.release();
  await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
  expect(site.functions.received.map(({ path, body }) => [path, body.email])).toEqual([[contactEndpoint, 'ada@example.org']]);
  await expect(page).toHaveURL('/contact');
});

test('a form sent before any script is there is posted as plain HTML, once', async ({ page, site }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(contactEndpoint);
  expect(site.functions.received.map(({ headers }) => headers['content-type'])).toEqual(['application/x-www-form-urlencoded']);
});

test('a form whose island is never hydrated is posted as plain HTML, once, and again as often as the visitor comes back to it', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(...brokenNetworkNoise);
  await stopClock(page);
  await breakScript(page, chunkOf('contact-form'));
  await page.goto('/contact');
  // An answer without a page leaves the visitor where a page restored from the history does: before the form as it was.
  await fill(page, 'nothing@example.org');
  const button = page.locator('main form button[type="submit"]');
  await button.dblclick();
  await expect
    .poll(
      async () => {
        await letPass(page, 1000);
        return site.functions.received.length;
      },
      { intervals: [100] },
    )
    .toBe(1);
  await page.locator('main form [name="email"]').fill('ada@example.org');
  await button.click();
  await expect(page).toHaveURL(contactEndpoint);
  expect(site.functions.received.map(({ headers, body }) => [headers['content-type'], body.email])).toEqual([
    ['application/x-www-form-urlencoded', 'nothing@example.org'],
    ['application/x-www-form-urlencoded', 'ada@example.org'],
  ]);
});

/** Gives every island of that name other props than its own. */
async function spoilProps(page: Page, island: string, props: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(`/assets/props/${island}.`),
    (route) => route.fulfill({ contentType: 'application/json', body: props }),
  );
}

async function fill(page: Page, email = 'ada@example.org'): Promise<void> {
  const values = { firstName: 'Ada', lastName: 'Lovelace', email, message: 'Bonjour, un message assez long.' };
  for (const [name, value] of Object.entries(values)) await page.locator(`main form [name="${name}"]`).fill(value);
}
