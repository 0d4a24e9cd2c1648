/** The header's dropdowns under mouse and finger. */
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { dropdownIds, dropdownOf, elsewhere } from './support/header.ts';

test.use({ isTabKept: true, viewport: { width: 1280, height: 800 } });

const inTurn = takingTurns(dropdownIds);
const titleOf = (id: (typeof dropdownIds)[number]) => message('fr', `common.header.${id}`);

for (const id of inTurn()) {
  test(`“${titleOf(id)}” opens as the mouse enters, stays open over its items and closes as the mouse leaves`, async ({ page }) => {
    await page.goto('/clients');
    const { button, panel, items } = dropdownOf(page, id);
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const item of await items.all()) {
      await item.hover();
      await expect(panel).toBeVisible();
    }
    await page.mouse.move(elsewhere.x, elsewhere.y);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

for (const id of inTurn()) {
  test(`a click opens “${titleOf(id)}”, the next one closes it, and another opens it again`, async ({ page }) => {
    await page.goto('/clients');
    const { button, panel } = dropdownOf(page, id);
    for (const isOpen of [true, false, true]) {
      await button.click();
      await expect(panel).toBeVisible({ visible: isOpen });
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    }
  });
}

for (const id of inTurn()) {
  test(`Escape closes “${titleOf(id)}” under the mouse and leaves the focus alone`, async ({ page }) => {
    await page.goto('/clients');
    const { button, panel } = dropdownOf(page, id);
    const logo = page.getByRole('banner').getByRole('link').first();
    await logo.focus();
    await button.hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(logo).toBeFocused();
  });
}

test('one dropdown closes as the other opens; a press on an item of the one that the mouse has opened takes the focus from the other, and goes where the item leads', async ({
  page,
}) => {
  await page.goto('/clients');
  const [network, tools] = [dropdownOf(page, 'network'), dropdownOf(page, 'tools')];
  await network.button.focus();
  await page.keyboard.press('Enter');
  await expect(network.panel).toBeVisible();
  await tools.button.hover();
  await expect(tools.panel).toBeVisible();
  await expect(network.panel).toBeHidden();
  await tools.items.first().click();
  await expect(page).toHaveURL('/location-scoring');
});

test('a dropdown closes when one of its items is followed within the page', async ({ page }) => {
  await page.goto('/nos-solutions');
  const { button, panel, items } = dropdownOf(page, 'tools');
  await button.hover();
  await items.filter({ hasText: message('fr', 'common.navigation.hotline.name') }).click();
  await expect(page).toHaveURL('/nos-solutions#hotline');
  await expect(panel).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  for (const id of inTurn()) {
    test(`a tap opens “${titleOf(id)}”, another closes it, and so does one elsewhere`, async ({ page }) => {
      await page.goto('/clients');
      const { button, panel } = dropdownOf(page, id);
      await button.tap();
      await expect(panel).toBeVisible();
      await button.tap();
      await expect(panel).toBeHidden();
      await button.tap();
      await expect(panel).toBeVisible();
      await page.touchscreen.tap(elsewhere.x, elsewhere.y);
      await expect(panel).toBeHidden();
    });
  }

  test('a tap elsewhere closes a dropdown where the focus does not follow the finger', async ({ page }) => {
    await page.goto('/clients');
    // As in Safari, where a tap on a button does not give it the focus.
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    const { button, panel } = dropdownOf(page, 'tools');
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(button).not.toBeFocused();
    await page.touchscreen.tap(elsewhere.x, elsewhere.y);
    await expect(panel).toBeHidden();
  });
});
