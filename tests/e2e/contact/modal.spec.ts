/** The contact modal: how it opens and closes, and whom it gives the focus back to (sections 2 and 4). */
import type { Locator, Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { messageField } from '#schema/contact-bounds.ts';
import { localeCodes } from '#schema/site.ts';
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { scrollUp } from '../support/scroll.ts';
import { places, visitor, wakeForm } from './support/form.ts';

const modals = places.filter(({ variant }) => variant === 'modal');
const openers = [
  { name: 'floating button', path: '/mentions-legales', opener: (page: Page) => page.locator('.contact-button') },
  { name: 'expert call of the location scoring', path: '/location-scoring', opener: (page: Page) => page.locator('#expert a') },
] as const;
const ways: Readonly<Record<string, (page: Page, dialog: Locator) => Promise<void>>> = {
  'a click on the backdrop': (page) => page.mouse.click(5, 5),
  'a tap beside it': (page) => page.touchscreen.tap(5, 5),
  Escape: (page) => page.keyboard.press('Escape'),
  'its close button': (_, dialog) => dialog.getByRole('button', { name: message('fr', 'common.form.close') }).click(),
  'the close button under the keyboard': (_, dialog) =>
    dialog.getByRole('button', { name: message('fr', 'common.form.close') }).press('Enter'),
};

test.use({ isTabKept: true, hasTouch: true });

const inTurn = takingTurns(openers);

for (const place of modals) {
  test(`the ${place.locale} button “${message(place.locale, 'common.contactTooltip')}” opens a dialog with a title, five fields, a send and a close button`, async ({
    page,
  }) => {
    await page.goto(place.path);
    await expect(page.locator('.contact-button')).toHaveAccessibleName(message(place.locale, 'common.contactTooltip'));
    await page.locator('.contact-button').click();
    const dialog = page.getByRole('dialog', { name: message(place.locale, 'common.form.modalTitle') });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(/\S/);
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'message']) {
      const label = new RegExp(`^${message(place.locale, `common.form.${name}`)}(?: \\*| \\(.+\\))?$`);
      await expect(dialog.getByRole('textbox', { name: label })).toBeVisible();
    }
    await expect(dialog.getByRole('textbox')).toHaveCount(5);
    await expect(dialog.locator('textarea')).toHaveAttribute('rows', String(messageField.rowsInModal));
    await expect(dialog.locator('textarea')).toHaveCSS('min-height', `${messageField.minHeightPx}px`);
    await expect(dialog.getByRole('button', { name: message(place.locale, 'common.form.send') })).toBeVisible();
    await expect(dialog.getByRole('button', { name: message(place.locale, 'common.form.close') })).toBeVisible();
    await expect(page).toHaveURL(place.path);
  });
}

for (const { name, path, opener } of inTurn())
  test(`opened by the ${name}, the modal closes by every way, and gives the focus back to it`, async ({ page }) => {
    await page.goto(path);
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        await opener(page).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        // Clicks beside it count from the task after the one that moved the focus.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        await close(page, dialog);
        await expect(dialog).toBeHidden();
        await expect(page.locator('.modal-backdrop')).toBeHidden();
        await expect(opener(page)).toBeFocused();
      });
    }
  });

for (const { name, path, opener } of inTurn())
  test(`opened by the ${name}, the modal closes after a success, and gives the focus back to it`, async ({ page }) => {
    await page.goto(path);
    await opener(page).click();
    const form = await wakeForm(page, { variant: 'modal', locale: 'fr', path });
    await form.fill(visitor);
    await form.send();
    await form.expectSuccess();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

test('a click within the modal, and one that began within it, leave it open', async ({ page }) => {
  await page.goto('/mentions-legales');
  await page.locator('.contact-button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').click();
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('a press on the close button reaches it in the very moment in which the code takes the dialog over', async ({ page }) => {
  await page.goto('/mentions-legales');
  // The page behind is put out of reach a moment before the dialog is said to be within it.
  await page.evaluate(() => {
    const whatIsHit = () => {
      const button = document.querySelector('.modal-close') as Element;
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === button ? 'button' : 'nothing';
    };
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.body.dataset['hit'] = whatIsHit();
    }).observe(document.body, { attributeFilter: ['style'] });
  });
  await page.locator('.contact-button').click();
  await expect(page.locator('body')).toHaveAttribute('data-hit', 'button');
});

test('the page behind the modal neither scrolls nor answers, and does again once it is closed', async ({ page }) => {
  await page.goto('/mentions-legales');
  await page.evaluate(() => scrollTo(0, 200));
  await scrollUp(page);
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  await page.locator('.contact-button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = await scrollTop();
  for (const [x, y] of [
    [5, 300],
    [640, 360],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 400);
  }
  for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key === 'Space' ? 'ArrowDown' : key);
  // Two frames: a scroll that was to come has come.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrollTop()).toBe(before);
  await expect(page.getByRole('main'), 'hidden from assistive technology').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, 400);
  await expect.poll(scrollTop).toBeGreaterThan(before);
});

test('the modal is behind every page but that of the form', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(pages.contact.paths[locale]);
    await expect(page.locator('[data-opens="contact-modal"]')).toHaveCount(0);
  }
});
