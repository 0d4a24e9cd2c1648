/** A network that breaks: an island's code is asked for again, and when it cannot be had the page is there as HTML. */
import type { Page } from 'playwright/test';
import { retry } from '#schema/constants.ts';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { plainSpaces } from '../support/messages.ts';
import { carouselOf, titlesFrom } from './support/carousel.ts';
import { letPass, settle, stopClock } from './support/clock.ts';
import { type Breakdown, breakScript, brokenNetworkNoise, chunkOf, heaviestPartOf } from './support/network.ts';

test.use({ isTabKept: true });

/** Waits before each new try, in milliseconds: doubling from the first, up to the cap. */
const waits = Array.from({ length: retry.attempts }, (_, index) => Math.min(retry.firstDelayMs * 2 ** index, retry.maxDelayMs));

test.beforeEach(({ noise }) => noise.allow(...brokenNetworkNoise));

for (const [what, pathOf, how] of firstOf([
  ['an island', chunkOf, 503],
  ['an island', chunkOf, 'no answer'],
  ['what islands share', heaviestPartOf, 'no answer'],
] as const)) {
  test(`code of ${what} that fails twice with ${how} is asked for again after ${waits.slice(0, 2).join(' and ')} ms, and then works`, async ({
    page,
  }) => {
    await stopClock(page);
    const chunk = await breakScript(page, pathOf('contact-modal'), how);
    await page.goto('/clients');
    await page.locator('.contact-button').click();
    await chunk.failure(1);
    await passWait(page, chunk, 0);
    await chunk.failure(2);
    chunk.mend();
    await passWait(page, chunk, 1);
    await expect.poll(() => isAlive(page), { intervals: [50] }).toBe(true);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.island-failure')).toHaveCount(0);
  });
}

for (const [what, pathOf] of firstOf([
  ['what islands share', heaviestPartOf],
  ['an island', chunkOf],
] as const)) {
  test(`code of ${what} that never comes is asked for ${waits.length} times more, after ${waits.join(', ')} ms; the modal is open as HTML all the while, and posted; an opener is a link then`, async ({
    page,
    site,
  }) => {
    await stopClock(page);
    const chunk = await breakScript(page, pathOf('contact-modal'));
    await page.goto('/clients');
    const opener = page.locator('.contact-button');
    await opener.dblclick();
    await failForGood(page, chunk);
    await expect(page.getByRole('dialog')).toBeVisible();
    // An answer without a page leaves the visitor where they are.
    const values = { firstName: 'Ada', lastName: 'Lovelace', email: 'nothing@example.org', message: 'Bonjour, un message assez long.' };
    for (const [name, value] of Object.entries(values)) await page.locator(`[role=dialog] [name="${name}"]`).fill(value);
    await page.locator('[role=dialog] [type=submit]').click();
    await expect.poll(() => site.functions.received.map(({ body }) => body.email)).toEqual([values.email]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await opener.click();
    await expect(page).toHaveURL('/contact#message');
  });
}

test('code that never comes for an intent alone is said in the page; openers are plain links from then on', async ({ page }) => {
  await stopClock(page);
  const chunk = await breakScript(page, chunkOf('contact-modal'));
  await page.goto('/location-scoring');
  const opener = page.locator('#expert a');
  await opener.hover();
  await failForGood(page, chunk);

  await expect(opener).not.toHaveAttribute('aria-busy', /./);
  const failure = page.locator('[data-island="contact-modal"] > .island-failure');
  await expect(failure).toHaveText(/^Unexpected Application Error! \/assets\/chunks\/.+\.js: Failed to fetch$/);
  await expect(failure).toHaveRole('alert');
  await expect(failure).toBeInViewport();
  await expect(page.locator('.island-failure')).toHaveCount(1);
  await opener.click();
  await expect(page).toHaveURL('/contact#message');
});

test('code that never came is asked for again as the visitor comes back to the form; then it is alive, and nothing is said any more', async ({
  page,
}) => {
  await stopClock(page);
  const chunk = await breakScript(page, chunkOf('contact-form'));
  await page.goto('/contact');
  const form = page.locator('main form');
  await form.hover();
  await failForGood(page, chunk);
  const failure = page.locator('.island-failure');
  await expect(failure).toHaveCount(1);
  chunk.mend();
  await page.mouse.move(0, 0);
  await form.hover();
  await expect(form).toHaveAttribute('novalidate');
  await expect(failure).toHaveCount(0);
});

test('a carousel whose code never comes is a list that scrolls, with the error below it; the rest of the page lives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stopClock(page);
  const chunk = await breakScript(page, chunkOf('carousel'));
  await page.goto('/');
  const { region } = carouselOf(page);
  await region.scrollIntoViewIfNeeded();
  await failForGood(page, chunk);

  await expect(page.locator('[data-island="carousel"] > .island-failure')).toHaveText(/^Unexpected Application Error! .+/);
  await expect(page.locator('.island-failure')).toHaveCount(1);
  expect((await region.locator('h3').allInnerTexts()).map(plainSpaces)).toEqual(titlesFrom(0, 3));
  await region.locator('.carousel-viewport').focus();
  const isLastInView = async () => {
    await page.keyboard.press('ArrowRight');
    return region
      .locator('h3')
      .last()
      .evaluate((title) => title.getBoundingClientRect().right <= innerWidth);
  };
  await expect.poll(isLastInView, 'the last card, under the right arrow').toBe(true);
  await expect(region.getByRole('button')).toHaveCount(0);

  await page.locator('.contact-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Whether the form of the modal is alive, a few frames on: on a clock that stands still, they pass when they are told to. */
async function isAlive(page: Page): Promise<boolean> {
  await letPass(page, 50);
  return (await page.locator('[role=dialog] form[novalidate]').count()) === 1;
}

/** Lets every wait pass, each failing, but for what the page makes of the last failure. */
async function failEveryTry(page: Page, chunk: Breakdown): Promise<void> {
  for (const [index] of waits.entries()) {
    await chunk.failure(index + 1);
    await passWait(page, chunk, index);
  }
}

/** Lets every wait pass, each failing, in a page that stays; nothing is asked for any more. */
async function failForGood(page: Page, chunk: Breakdown): Promise<void> {
  await failEveryTry(page, chunk);
  await chunk.failure(waits.length + 1);
  await letPass(page, retry.maxDelayMs);
  await settle(page);
  expect(chunk.asked()).toBe(waits.length + 1);
}

/** The wait after a failure, counted from 0: nothing is asked for before its end, and once at it. */
async function passWait(page: Page, chunk: Breakdown, index: number): Promise<void> {
  await letPass(page, (waits[index] ?? 0) - 1);
  await settle(page);
  expect(chunk.asked()).toBe(index + 1);
  await letPass(page, 1);
  await expect.poll(chunk.asked).toBe(index + 2);
}
