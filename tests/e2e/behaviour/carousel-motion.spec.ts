/** The carousel glides where motion is allowed, and keeps still for who wants less of it. */
import type { Locator } from 'playwright/test';
import { carousel as constants } from '#schema/constants.ts';
import { expect, test } from '../support/live-site.ts';
import { expectStill, openCarousel, titlesFrom } from './support/carousel.ts';
import { letPass, settle } from './support/clock.ts';

test.use({ isTabKept: true, viewport: { width: 1440, height: 900 } });

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it does not turn by itself, and says so; it jumps to the next card instead of gliding, and plays when it is asked to', async ({
    page,
  }) => {
    const { play, pause, next, region, expectPosition } = await openCarousel(page);
    await expect(play).toBeVisible();
    await expect(pause).toHaveCount(0);
    await expect(play.locator('path')).toHaveAttribute('d', /z$/);
    expect(await play.locator('path').getAttribute('d')).not.toContain('h3v12');
    await expectStill(page, region);

    const [first, second] = [region.locator('h3').nth(0), region.locator('h3').nth(1)];
    const [before, width] = await leftOf(first, second);
    await next.click();
    await settle(page);
    // Three frames: where motion is allowed, a glide takes a good twenty.
    await letPass(page, 50);
    const [after] = await leftOf(first, second);
    expect(Math.round(Math.abs(after - before))).toBe(Math.round(Math.abs(width - before)));
    await expectPosition(2);

    await play.click();
    await page.mouse.move(5, 5);
    await settle(page);
    await letPass(page, constants.autoplayMs);
    await expectPosition(3);
  });
});

test('where motion is allowed it glides', async ({ page }) => {
  const { next, region, inView } = await openCarousel(page);
  const title = region.locator('h3').nth(1);
  const [before = 0] = await leftOf(title);
  await next.click();
  await settle(page);
  await letPass(page, 50);
  const [during = 0] = await leftOf(title);
  expect(await inView()).toEqual(titlesFrom(1, 3));
  const [after = 0] = await leftOf(title);
  expect(during).toBeLessThan(before);
  expect(during).toBeGreaterThan(after);
});

function leftOf(...titles: Locator[]): Promise<[number, number]> {
  return Promise.all(titles.map((title) => title.evaluate((node) => node.getBoundingClientRect().left))) as Promise<[number, number]>;
}
