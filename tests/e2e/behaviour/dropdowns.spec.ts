/** The dropdowns of the header: mouse, touch and keyboard. */
import type { Locator } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { localeCodes } from '#schema/site/locales.ts';
import { dropdownIds, dropdownOf, emptyPlace, hasFocusWithin } from '../support/header.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test('a dropdown opens when the mouse enters, stays open over its items and closes when the mouse leaves', async ({ page }) => {
  await page.goto('/clients');
  for (const id of dropdownIds) {
    const { button, panel, items } = dropdownOf(page, id);
    await expect(panel).toBeHidden();
    await button.hover();
    await expectOpen(button, panel, true);
    for (const item of await items.all()) {
      await item.hover();
      await expect(panel).toBeVisible();
    }
    await page.mouse.move(emptyPlace.x, emptyPlace.y);
    await expectOpen(button, panel, false);
  }
});

test('clicks toggle a dropdown', async ({ page }) => {
  await page.goto('/clients');
  const { button, panel } = dropdownOf(page, 'network');
  for (const isOpen of [true, false, true]) {
    await button.click();
    await expectOpen(button, panel, isOpen);
  }
});

test('Escape closes a dropdown opened by the mouse, and does not move the focus', async ({ page }) => {
  await page.goto('/clients');
  const { button, panel } = dropdownOf(page, 'firm');
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  await button.hover();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(logo).toBeFocused();
});

test('a dropdown closes when another opens, and an item leads to its page', async ({ page }) => {
  await page.goto('/clients');
  const [network, tools] = [dropdownOf(page, 'network'), dropdownOf(page, 'tools')];
  await network.button.focus();
  await page.keyboard.press('Enter');
  await expect(network.panel).toBeVisible();
  await tools.button.hover();
  await expect(tools.panel).toBeVisible();
  await expect(network.panel).toBeHidden();
  await tools.items.first().click();
  await expect(page).toHaveURL(pages.locationScoring.paths.fr);
});

test('a dropdown closes when an item leads to a section of the same page', async ({ page }) => {
  await page.goto(pages.services.paths.fr);
  const { button, panel, items } = dropdownOf(page, 'tools');
  await button.hover();
  await items.filter({ hasText: message('fr', 'common.navigation.hotline.name') }).click();
  await expect(page).toHaveURL(`${pages.services.paths.fr}#hotline`);
  await expect(panel).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('taps toggle a dropdown, and a tap elsewhere closes it', async ({ page }) => {
    await page.goto('/clients');
    const { button, panel } = dropdownOf(page, 'network');
    for (const isOpen of [true, false, true]) {
      await button.tap();
      await expect(panel).toBeVisible({ visible: isOpen });
    }
    await page.touchscreen.tap(emptyPlace.x, emptyPlace.y);
    await expect(panel).toBeHidden();
  });

  test('a tap elsewhere closes a dropdown where taps give no focus, as in Safari', async ({ page }) => {
    await page.goto('/clients');
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    const { button, panel } = dropdownOf(page, 'tools');
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(button).not.toBeFocused();
    await page.touchscreen.tap(emptyPlace.x, emptyPlace.y);
    await expect(panel).toBeHidden();
  });
});

for (const locale of localeCodes) {
  for (const id of dropdownIds) {
    test(`“${message(locale, `common.header.${id}`)}” is a disclosure widget for the keyboard`, async ({ page }) => {
      await page.goto(pages.clients.paths[locale]);
      const { button, panel, items } = dropdownOf(page, id, locale);
      await test.step('the focus alone opens nothing', async () => {
        await expect(button).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
        await button.focus();
        await expectOpen(button, panel, false);
      });
      await test.step('Enter and Space toggle the dropdown, and the focus stays', async () => {
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
      await test.step('Tab goes through every item, and Shift+Tab back', async () => {
        for (const item of await items.all()) {
          await page.keyboard.press('Tab');
          await expect(item).toBeFocused();
        }
        for (const _ of await items.all()) await page.keyboard.press('Shift+Tab');
        await expect(button).toBeFocused();
        await expectOpen(button, panel, true);
      });
      await test.step('Escape on an item or on the button closes the dropdown and focuses the button', async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expectOpen(button, panel, false);
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await expectOpen(button, panel, false);
        await expect(button).toBeFocused();
      });
      await test.step('Tab skips the items of a closed dropdown', async () => {
        await page.keyboard.press('Tab');
        expect(await hasFocusWithin(panel)).toBe(false);
        await page.keyboard.press('Shift+Tab');
        await expect(button).toBeFocused();
      });
      await test.step('the dropdown closes when the focus leaves at either end', async () => {
        await page.keyboard.press('Enter');
        await items.last().focus();
        await page.keyboard.press('Tab');
        await expectOpen(button, panel, false);
        await button.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await expectOpen(button, panel, false);
      });
    });
  }
}

test('Enter closes a dropdown opened by the mouse; on an item it follows the link', async ({ page }) => {
  await page.goto('/clients');
  const { button, panel, items } = dropdownOf(page, 'network');
  await button.hover();
  await expect(panel).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pages.retail.paths.fr);
});

async function expectOpen(button: Locator, panel: Locator, isOpen: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(panel).toBeVisible({ visible: isOpen });
}
