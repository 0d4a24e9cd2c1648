/** The carousel turns by itself until the visitor takes an interest, on a clock of our own. */
import type { Page } from 'playwright/test';
import { carousel as constants } from '#schema/constants.ts';
import { firstOf } from '../../support/soak.ts';
import { runFirst } from '../support/init-scripts.ts';
import { expect, test } from '../support/live-site.ts';
import { type Carousel, carouselOf, expectStill, openCarousel } from './support/carousel.ts';
import { letPass, settle } from './support/clock.ts';

test.use({ isTabKept: true, viewport: { width: 1440, height: 900 } });

test(`it turns by one card every ${constants.autoplayMs} ms, round and round; it stops under the mouse, and goes on once the mouse has left`, async ({
  page,
}) => {
  const { region, expectPosition, pause } = await openCarousel(page);
  await expect(pause).toBeVisible();
  for (const position of [2, 3, 1, 2]) {
    await letPass(page, constants.autoplayMs - 1);
    await expectPosition(position === 1 ? 3 : position - 1);
    await letPass(page, 1);
    await expectPosition(position);
  }
  await region.hover();
  await expectStill(page, region);
  await page.mouse.move(5, 5);
  await settle(page);
  await letPass(page, constants.autoplayMs - 1);
  await expectPosition(2);
  await letPass(page, 1);
  await expectPosition(3);
});

for (const name of firstOf(['next', 'previous'] as const)) {
  test(`the ${name} button stops it for good`, async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel[name].click();
    await expectStopped(page);
  });
}

for (const [title, target] of firstOf([
  ['a card', ({ links }: Carousel) => links.first()],
  ['the previous button', ({ previous }: Carousel) => previous],
  ['the next button', ({ next }: Carousel) => next],
] as const)) {
  test(`the focus on ${title} stops it for good`, async ({ page }) => {
    await target(await openCarousel(page)).focus();
    await expectStopped(page);
  });
}

test('a pull stops it for good', async ({ page }) => {
  await pull(page);
  await expectStopped(page);
});

test('the pause button stops it for good, and the play button starts it again', async ({ page }) => {
  const { pause, play, expectPosition, region } = await openCarousel(page);
  await pause.click();
  await expectStopped(page);
  await play.click();
  await expect(pause).toBeVisible();
  await settle(page);
  await expectStill(page, region);
  await page.mouse.move(5, 5);
  await settle(page);
  await letPass(page, constants.autoplayMs);
  await expectPosition(2);
});

test('the position is announced politely once the visitor turns it, and not while it turns by itself', async ({ page }) => {
  const { position, next, expectPosition, pause } = await openCarousel(page);
  await expect(position).toHaveAttribute('aria-live', 'off');
  await letPass(page, constants.autoplayMs);
  await expectPosition(2);
  await expect(position).toHaveAttribute('aria-live', 'off');
  await next.focus();
  await expect(position).toHaveAttribute('aria-live', 'polite');
  await expectPosition(2);
  await page.keyboard.press('Enter');
  await expectPosition(3);
  await expect(position).toHaveAttribute('aria-live', 'polite');
  await expect(pause).toHaveCount(0);
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap stops it, and the play button starts it again', async ({ page }) => {
    const { region, pause, play, expectPosition } = await openCarousel(page);
    await region.locator('.carousel-viewport').tap();
    await expect(play).toBeVisible();
    await expectStill(page, region);
    await play.tap();
    await expect(pause).toBeVisible();
    await settle(page);
    await letPass(page, constants.autoplayMs);
    await expectPosition(2);
  });
});

test('it turns in no page that is hidden, and five seconds after it is shown', async ({ page }) => {
  // A page opened in the background, or prerendered, begins so.
  await runFirst(page, () => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  const { region, pause, expectPosition } = await openCarousel(page);
  await expectStill(page, region);
  await setHidden(page, false);
  await letPass(page, constants.autoplayMs - 1);
  await expectPosition(1);
  await letPass(page, 1);
  await expectPosition(2);
  await setHidden(page, true);
  await expectStill(page, region);
  await expect(pause).toBeVisible();
});

/** Hides the page, or shows it, as another tab in front of it does. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
  await settle(page);
}

/** Left alone by mouse and focus, it stays where it is, and can be started. */
async function expectStopped(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const { region, play } = carouselOf(page);
  await settle(page);
  await letPass(page, 3000);
  await expectStill(page, region);
  await expect(play).toBeVisible();
}

async function pull(page: Page): Promise<void> {
  const { region } = await openCarousel(page);
  const box = await region.locator('.carousel-viewport').boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.move(box.x + 600, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 500, box.y + 40, { steps: 5 });
  await page.mouse.up();
}
