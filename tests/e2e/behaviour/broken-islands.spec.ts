/** Errors in islands, and chunks that cannot be loaded: the rest of the page works, and the forms work as HTML. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { contactEndpoint } from '#schema/contact/endpoint.ts';
import { retry } from '#schema/site/constants.ts';
import { advanceClock, pauseClock, settle } from '../support/clock.ts';
import { enter, formAddress, inModal, openModal, visitor } from '../support/contact-form.ts';
import { dropdownOf } from '../support/header.ts';
import { message } from '../support/messages.ts';
import { type BrokenScript, breakScript, brokenNetworkNoise, islandChunk, sharedChunk } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

/** Delay before each retry, in milliseconds. */
const delays = Array.from({ length: retry.attempts }, (_, index) => Math.min(retry.firstDelayMs * 2 ** index, retry.maxDelayMs));

const renderError = /^(?:console\.error|script error): .*Cannot read properties of undefined/s;

test('an error while the carousel renders shows in its place; the rest of the page works', async ({ page, noise }) => {
  noise.allow(renderError);
  await replaceProps(page, 'carousel', '{"strings":{},"cards":[{}]}');
  await page.goto('/');
  const island = page.locator('[data-island="carousel"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island.getByRole('alert')).toHaveText(/^Unexpected Application Error! Cannot read properties of undefined/);
  await expect(page.locator('.island-failure')).toHaveCount(1);
  await openModal(page, inModal);
});

test('invalid JSON in hydration props breaks only its island, whose HTML stays', async ({ page, noise }) => {
  noise.allow(/^console\.error: SyntaxError/);
  await replaceProps(page, 'carousel', '{');
  await page.goto('/');
  const island = page.locator('[data-island="carousel"]');
  await island.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="carousel"] > .island-failure')).toHaveText(/^Unexpected Application Error! .*JSON/);
  await expect(island.locator('h3')).toHaveCount(3);
  await openModal(page, inModal);
});

test('an error while the modal renders makes its openers plain links', async ({ page, noise }) => {
  noise.allow(renderError);
  await replaceProps(page, 'contact-modal', '{}');
  await page.goto(pages.locationScoring.paths.fr);
  await page.locator('#expert a').click();
  await expect(page).toHaveURL(formAddress);
});

test('an unknown hydration trigger does not affect other islands', async ({ page, noise }) => {
  noise.allow(/^console\.error: TypeError/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-hydrate="visible"', 'data-hydrate="never"') });
  });
  await page.goto('/');
  await page.locator('.contact-button').click();
  await expect(page.locator('[data-island="contact-modal"]')).toHaveAttribute('data-hydrated');
  expect(noise.messages()).toHaveLength(1);
});

test('an error in one part of the page script does not stop the others', async ({ page, noise }) => {
  noise.allow(/^console\.error: Error: broken by this test/);
  await page.addInitScript(() => {
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selectors: string) {
      if (selectors === '.dropdown > button') throw new Error('broken by this test');
      return querySelectorAll.call(this, selectors);
    } as typeof querySelectorAll;
  });
  await page.goto('/clients');
  const { button, panel } = dropdownOf(page, 'network');
  await button.hover();
  await expect(panel, 'opened by CSS').toBeVisible();
  await openModal(page, inModal);
  expect(noise.messages()).toHaveLength(1);
});

test.describe('a chunk that cannot be loaded', () => {
  test.beforeEach(async ({ page, noise }) => {
    noise.allow(...brokenNetworkNoise);
    await pauseClock(page);
  });

  for (const [name, pathOf, how] of [
    ['an island', islandChunk, 503],
    ['an island', islandChunk, 'no answer'],
    ['several islands', sharedChunk, 'no answer'],
  ] as const) {
    test(`of ${name}, failing twice with ${how}, is retried after ${delays.slice(0, 2).join(' and ')} ms`, async ({ page }) => {
      const chunk = await breakScript(page, pathOf('contact-modal'), how);
      await page.goto('/clients');
      await page.locator('.contact-button').click();
      await chunk.waitForFailure(1);
      await passDelay(page, chunk, 0);
      await chunk.waitForFailure(2);
      chunk.repair();
      await passDelay(page, chunk, 1);
      await expect(async () => {
        await advanceClock(page, 50);
        await expect(page.locator('[role=dialog] form')).toHaveAttribute('novalidate', '', { timeout: 500 });
      }).toPass();
      await expect(page.locator('.island-failure')).toHaveCount(0);
    });
  }

  test(`is retried ${delays.length} times; meanwhile the modal opens and posts as HTML; afterwards its openers are links`, async ({
    page,
    site,
  }) => {
    const chunk = await breakScript(page, sharedChunk('contact-modal'));
    await page.goto('/clients');
    const opener = page.locator('.contact-button');
    await opener.dblclick();
    await failEveryAttempt(page, chunk);
    await expect(page.getByRole('dialog')).toBeVisible();
    // The 204 response leaves the browser on this page.
    await fill(page, '[role=dialog]', 'nothing@example.org');
    await page.locator('[role=dialog] [type=submit]').click();
    await expect.poll(() => site.functions.received.map(({ body }) => body.email)).toEqual(['nothing@example.org']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await opener.click();
    await expect(page).toHaveURL(formAddress);
  });

  test('is reported in the page after a hover, and the opener becomes a link', async ({ page }) => {
    const chunk = await breakScript(page, islandChunk('contact-modal'));
    await page.goto(pages.locationScoring.paths.fr);
    const opener = page.locator('#expert a');
    await opener.hover();
    await failEveryAttempt(page, chunk);
    await expect(opener).not.toHaveAttribute('aria-busy', /./);
    const failure = page.locator('[data-island="contact-modal"] > .island-failure');
    await expect(failure).toHaveText('Unexpected Application Error! Failed to fetch');
    await expect(opener).not.toHaveRole('button');
    await expect(failure).toHaveRole('alert');
    await expect(failure).toBeInViewport();
    await opener.click();
    await expect(page).toHaveURL(formAddress);
  });

  test('is fetched again when the pointer returns to the form, which then hydrates', async ({ page }) => {
    const chunk = await breakScript(page, islandChunk('contact-form'));
    await page.goto(pages.contact.paths.fr);
    const form = page.locator('main form');
    await form.hover();
    await failEveryAttempt(page, chunk);
    await expect(page.locator('.island-failure')).toHaveCount(1);
    chunk.repair();
    await page.mouse.move(0, 0);
    await form.hover();
    await expect(form).toHaveAttribute('novalidate');
    await expect(page.locator('.island-failure')).toHaveCount(0);
  });

  test('leaves the carousel a scrollable list, with the error below', async ({ page }) => {
    const chunk = await breakScript(page, islandChunk('carousel'));
    await page.goto('/');
    const region = page.getByRole('region', { name: message('fr', 'home.carousel.title') });
    await region.scrollIntoViewIfNeeded();
    await failEveryAttempt(page, chunk);
    await expect(page.locator('[data-island="carousel"] > .island-failure')).toHaveText(/^Unexpected Application Error! .+/);
    await expect(region.locator('h3')).toHaveCount(3);
    await expect(region.getByRole('button')).toHaveCount(0);
    await page.clock.resume();
    await openModal(page, inModal);
  });

  test('leaves an HTML form, which posts once, and again after a return from the bfcache', async ({ page, site }) => {
    await breakScript(page, islandChunk('contact-form'));
    await page.goto(pages.contact.paths.fr);
    // A 204 response leaves the form as a return from the bfcache would.
    await fill(page, 'main', 'nothing@example.org');
    const button = page.locator('main form button[type="submit"]');
    await button.dblclick();
    await expect(async () => {
      await advanceClock(page, 1000);
      expect(site.functions.received).toHaveLength(1);
    }).toPass({ intervals: [100] });
    await page.locator('main form [name="email"]').fill('ada@example.org');
    await button.click();
    await expect(page).toHaveURL(contactEndpoint);
    expect(site.functions.received.map(({ headers, body }) => [headers['content-type'], body.email])).toEqual([
      ['application/x-www-form-urlencoded', 'nothing@example.org'],
      ['application/x-www-form-urlencoded', 'ada@example.org'],
    ]);
  });
});

/** Replaces the hydration props of an island. */
async function replaceProps(page: Page, island: string, props: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(`/assets/props/${island}.`),
    async (route) => {
      const { markup } = await (await route.fetch()).json();
      await route.fulfill({ contentType: 'application/json', body: `{"props":${props},"markup":${JSON.stringify(markup)}}` });
    },
  );
}

async function fill(page: Page, within: string, email: string): Promise<void> {
  await enter(page.locator(`${within} form`), { ...visitor, email });
}

/** Fails every attempt, and expects no further attempt. */
async function failEveryAttempt(page: Page, chunk: BrokenScript): Promise<void> {
  for (const [index] of delays.entries()) {
    await chunk.waitForFailure(index + 1);
    await passDelay(page, chunk, index);
  }
  await chunk.waitForFailure(delays.length + 1);
  await advanceClock(page, retry.maxDelayMs);
  await settle(page);
  expect(chunk.fetches()).toBe(delays.length + 1);
}

/** Advances the clock past the delay after a failure; expects the next fetch at the end of the delay and not before. */
async function passDelay(page: Page, chunk: BrokenScript, index: number): Promise<void> {
  await advanceClock(page, (delays[index] ?? 0) - 1);
  await settle(page);
  expect(chunk.fetches()).toBe(index + 1);
  await advanceClock(page, 1);
  await expect.poll(chunk.fetches).toBe(index + 2);
}
