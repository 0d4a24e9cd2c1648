/** The header's dropdowns under the keyboard: the disclosure navigation pattern of the ARIA practices, step by step. */
import type { Locator, Page } from 'playwright/test';
import { localeCodes, locales } from '#schema/site.ts';
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { dropdownIds, dropdownOf } from './support/header.ts';

test.use({ isTabKept: true, viewport: { width: 1280, height: 800 } });

const inTurn = takingTurns(dropdownIds);

for (const locale of localeCodes) {
  for (const id of inTurn()) {
    test(`“${message(locale, `common.header.${id}`)}” is a disclosure`, async ({ page }) => {
      await page.goto(`${locales[locale].prefix}/clients`);
      const { button, panel, items } = dropdownOf(page, id, locale);

      await test.step('the button says what it controls, and that it is closed', async () => {
        await expect(button).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? 'no id');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
      await test.step('Tab reaches the button, and the focus alone opens nothing', async () => {
        await tabTo(page, button);
        await expectOpen(button, panel, false);
      });
      await test.step('Enter and Space open and close it, and the focus stays on the button', async () => {
        for (const [key, isOpen] of [
          ['Enter', true],
          ['Enter', false],
          ['Space', true],
          ['Space', false],
          ['Enter', true],
        ] as const) {
          await page.keyboard.press(key);
          await expectOpen(button, panel, isOpen);
          await expect(button).toBeFocused();
        }
      });
      await test.step('Tab goes through every item in order, and Shift+Tab back to the button', async () => {
        for (const item of await items.all()) {
          await page.keyboard.press('Tab');
          await expect(item).toBeFocused();
        }
        for (const _ of await items.all()) await page.keyboard.press('Shift+Tab');
        await expect(button).toBeFocused();
        await expectOpen(button, panel, true);
      });
      await test.step('Escape closes it and brings the focus back from an item to the button', async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expectOpen(button, panel, false);
        await expect(button).toBeFocused();
      });
      await test.step('Escape closes it on the button too', async () => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await expectOpen(button, panel, false);
        await expect(button).toBeFocused();
      });
      await test.step('while it is closed, Tab passes its items by', async () => {
        await page.keyboard.press('Tab');
        expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(false);
        await page.keyboard.press('Shift+Tab');
        await expect(button).toBeFocused();
      });
      await test.step('the focus that leaves by the end closes it', async () => {
        await page.keyboard.press('Enter');
        await items.last().focus();
        await page.keyboard.press('Tab');
        await expectOpen(button, panel, false);
      });
      await test.step('the focus that leaves by the beginning closes it', async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await expectOpen(button, panel, false);
        await expect(button).not.toBeFocused();
      });
    });
  }
}

test('Enter closes a dropdown that the mouse, at rest over it, has opened; on an item it goes where that leads', async ({ page }) => {
  await page.goto('/clients');
  const { button, panel } = dropdownOf(page, 'tools');
  await button.hover();
  await expect(panel).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();

  const { button: other, items } = dropdownOf(page, 'network');
  await other.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/developper-son-reseau-retail');
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 10 && !(await target.evaluate((node) => node === document.activeElement)); stops++)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function expectOpen(button: Locator, panel: Locator, isOpen: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(panel).toBeVisible({ visible: isOpen });
}
