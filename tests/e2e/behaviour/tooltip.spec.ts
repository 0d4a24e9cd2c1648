/** The tooltip of the contact button, on a clock of our own. */
import type { Page } from 'playwright/test';
import { tooltip as delays } from '#schema/constants.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { letPass, stopClock } from './support/clock.ts';

test.use({ isTabKept: true });

test(`it opens ${delays.openDelayMs} ms after the mouse has come, which may go over the tooltip itself, and closes as it leaves; not for one that has left before`, async ({
  page,
}) => {
  const { button, tooltip } = await openPage(page);
  await button.hover();
  await letPass(page, delays.openDelayMs - 1);
  await page.mouse.move(10, 400);
  await letPass(page, 10_000);
  await expect(tooltip).toBeHidden();

  await button.hover();
  await letPass(page, delays.openDelayMs - 1);
  await expect(tooltip).toBeHidden();
  await letPass(page, 1);
  await expect(tooltip).toBeVisible();
  const [from, to] = [await button.boundingBox(), await tooltip.boundingBox()];
  if (!from || !to) throw new Error('no boxes');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + 1, y);
  await page.mouse.move(to.x + to.width / 2, y, { steps: 20 });
  await expect(tooltip).toBeVisible();
  await page.mouse.move(10, 400);
  await expect(tooltip).toBeHidden();
});

// The last language first: the other tests are in the first one.
for (const locale of firstOf(localeCodes.toReversed())) {
  test(`in ${locale} it opens ${delays.openDelayMs} ms after the focus has come, and closes as it leaves; the button is named as it says, open or closed`, async ({
    page,
  }) => {
    const name = message(locale, 'common.contactTooltip');
    const { button, tooltip } = await openPage(page, `${locales[locale].prefix}/clients`);
    await expect(tooltip).toHaveText(name);
    await expect(button).toHaveAccessibleName(name);
    await page.keyboard.press('Shift+Tab');
    await letPass(page, delays.openDelayMs - 1);
    await expect(tooltip).toBeHidden();
    await letPass(page, 1);
    await expect(tooltip).toBeVisible();
    await expect(button).toHaveAccessibleName(name);
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toBeHidden();
  });
}

test(`closed less than ${delays.skipDelayMs} ms ago it opens again at once; later it takes its time`, async ({ page }) => {
  const { button, tooltip } = await openPage(page);
  await button.hover();
  await letPass(page, delays.openDelayMs);
  await page.mouse.move(10, 400);
  await expect(tooltip).toBeHidden();
  await letPass(page, delays.skipDelayMs - 1);
  await button.hover();
  await letPass(page, 1);
  await expect(tooltip).toBeVisible();

  await page.mouse.move(10, 400);
  await expect(tooltip).toBeHidden();
  await letPass(page, delays.skipDelayMs);
  await button.hover();
  await letPass(page, delays.openDelayMs - 1);
  await expect(tooltip).toBeHidden();
  await letPass(page, 1);
  await expect(tooltip).toBeVisible();
});

for (const comes of firstOf(['mouse', 'focus'] as const)) {
  test(`Escape dismisses what the ${comes} has opened, and it stays away; before it has opened too`, async ({ page }) => {
    const { button, tooltip } = await openPage(page);
    await button.hover();
    await page.keyboard.press('Escape');
    await letPass(page, 10_000);
    await expect(tooltip).toBeHidden();
    await page.mouse.move(10, 400);

    if (comes === 'mouse') await button.hover();
    else await button.focus();
    await letPass(page, delays.openDelayMs);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await letPass(page, 10_000);
    await expect(tooltip).toBeHidden();
  });
}

async function openPage(page: Page, path = '/clients') {
  await stopClock(page);
  await page.goto(path);
  const button = page.locator('.contact-button');
  return { button, tooltip: button.locator('.contact-tooltip') };
}
