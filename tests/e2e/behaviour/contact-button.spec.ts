/** The contact button: hides while the page scrolls down, and has a tooltip. */
import type { Locator, Page } from 'playwright/test';
import { kinds, pages } from '#generated/pages.ts';
import { tooltip as delays } from '#schema/site/constants.ts';
import { advanceClock, pauseClock } from '../support/clock.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const guide = pages[kinds.guide[0]].paths.fr;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('hides while the page scrolls down, and returns when the page scrolls up', async ({ page }) => {
    const button = await openAndScroll(page);
    await expect(button).not.toBeInViewport();
    // Scrolling by 4 px, as a trembling finger does, does not count as scrolling up.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true });
          scrollBy({ top: -4, behavior: 'instant' });
        }),
    );
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down');
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -60);
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('returns when focused, and Enter opens the form', async ({ page }) => {
    const button = await openAndScroll(page);
    await expect(button).not.toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('it is a button of a dialog: Space presses it when the key is released', async ({ page }) => {
  await page.goto(pages.clients.paths.fr);
  const button = page.getByRole('button', { name: message('fr', 'common.contactTooltip') });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.focus();
  await page.keyboard.down(' ');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.up(' ');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without modal dialogs it is a link to the form', async ({ page, noise }) => {
  noise.allow(/^script error: .*showModal/);
  await page.addInitScript(() => Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: undefined }));
  await page.goto(pages.clients.paths.fr);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('fr', 'common.contactTooltip') })
    .click();
  await expect(page).toHaveURL(`${pages.contact.paths.fr}#message`);
});

test('on a desktop it stays in view', async ({ page }) => {
  const button = await openAndScroll(page);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe('the tooltip', () => {
  const { openDelayMs, skipDelayMs } = delays;

  test(`opens ${openDelayMs} ms after the mouse enters the button, and closes when the mouse leaves both`, async ({ page }) => {
    const { button, tooltip } = await openTooltipPage(page);
    await button.hover();
    await advanceClock(page, openDelayMs - 1);
    await leave(page);
    await advanceClock(page, 10_000);
    await expect(tooltip).toBeHidden();

    await button.hover();
    await advanceClock(page, openDelayMs - 1);
    await expect(tooltip).toBeHidden();
    await advanceClock(page, 1);
    await expect(tooltip).toBeVisible();
    const [from, to] = [await button.boundingBox(), await tooltip.boundingBox()];
    if (!from || !to) throw new Error('The button or its tooltip has no box.');
    const y = from.y + from.height / 2;
    await page.mouse.move(from.x + 1, y);
    await page.mouse.move(to.x + to.width / 2, y, { steps: 20 });
    await expect(tooltip).toBeVisible();
    await leave(page);
    await expect(tooltip).toBeHidden();
  });

  test(`opens ${openDelayMs} ms after the button is focused, with the name of the button`, { tag: '@each' }, async ({ page, language }) => {
    const name = message(language, 'common.contactTooltip');
    const { button, tooltip } = await openTooltipPage(page, pages.clients.paths[language]);
    await expect(tooltip).toHaveText(name);
    await expect(button).toHaveAccessibleName(name);
    await page.keyboard.press('Shift+Tab');
    await advanceClock(page, openDelayMs - 1);
    await expect(tooltip).toBeHidden();
    await advanceClock(page, 1);
    await expect(tooltip).toBeVisible();
    await expect(button).toHaveAccessibleName(name);
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toBeHidden();
  });

  test(`opens at once within ${skipDelayMs} ms of closing`, async ({ page }) => {
    const { button, tooltip } = await openTooltipPage(page);
    await button.hover();
    await advanceClock(page, openDelayMs);
    await leave(page);
    await advanceClock(page, skipDelayMs - 1);
    await button.hover();
    await advanceClock(page, 1);
    await expect(tooltip).toBeVisible();

    await leave(page);
    await advanceClock(page, skipDelayMs);
    await button.hover();
    await advanceClock(page, openDelayMs - 1);
    await expect(tooltip).toBeHidden();
  });

  test('stays closed after Escape', async ({ page }) => {
    const { button, tooltip } = await openTooltipPage(page);
    for (const wait of [0, openDelayMs]) {
      await button.hover();
      await advanceClock(page, wait);
      await expect(tooltip).toBeVisible({ visible: wait > 0 });
      await page.keyboard.press('Escape');
      await advanceClock(page, 10_000);
      await expect(tooltip).toBeHidden();
      await leave(page);
    }
  });
});

/** Opens a guide and scrolls down until the page has loaded the code that watches scrolling. */
async function openAndScroll(page: Page): Promise<Locator> {
  await page.goto(guide);
  const button = page.locator('.contact-button');
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down', { timeout: 1000 });
  }).toPass();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return button;
}

async function openTooltipPage(page: Page, path: string = pages.clients.paths.fr) {
  await pauseClock(page);
  await page.goto(path);
  const button = page.locator('.contact-button');
  return { button, tooltip: button.locator('.contact-tooltip') };
}

const leave = (page: Page) => page.mouse.move(10, 400);
