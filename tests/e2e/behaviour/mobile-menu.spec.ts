/** The menu of narrow windows, once a script is there. */
import type { Page } from 'playwright/test';
import { menus } from '#schema/navigation.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { dropdownIds, hasFocusWithin, mobileMenuOf, openGroups } from './support/header.ts';

test.use({ isTabKept: true, viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu is a panel that fills the window but for a strip to close it by, with the groups of the wide header, closed, and Contact in view', async ({
  page,
}) => {
  await page.goto('/clients');
  const { toggle, panel } = mobileMenuOf(page);
  await expect(panel).toBeHidden();
  await toggle.tap();
  await expect(panel).toBeVisible();
  const box = await panel.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 800]);
  const names = [...menus.start, ...menus.network, ...menus.tools, ...menus.header, ...menus.firm, ...menus.always].map((id) =>
    message('fr', `common.navigation.${id}.name`),
  );
  const contact = panel.getByRole('link', { name: message('fr', 'common.navigation.contact.name'), exact: true });
  await expect(contact).toBeInViewport({ ratio: 1 });
  for (const id of dropdownIds) await expect(panel.getByText(message('fr', `common.header.${id}`), { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: message('fr', 'common.navigation.strategy.name') })).toBeHidden();
  await openGroups(panel);
  await expect(contact, 'under the open groups').toBeInViewport({ ratio: 1 });
  expect(await panel.locator('.menu-link').allInnerTexts()).toEqual(names.map((name) => expect.stringContaining(name)));
});

test('the toggle says whether the menu is open; while it is closed, Tab goes on to the page', async ({ page }) => {
  await page.goto('/clients');
  const { menu, toggle } = mobileMenuOf(page);
  await expect(toggle).toHaveText(message('fr', 'common.header.openMenu'), { useInnerText: true });
  await toggle.tap();
  await expect(toggle).toHaveText(message('fr', 'common.header.closeMenu'), { useInnerText: true });
  await toggle.tap();
  await expect(toggle).toHaveText(message('fr', 'common.header.openMenu'), { useInnerText: true });
  await toggle.focus();
  await page.keyboard.press('Tab');
  expect(await hasFocusWithin(menu)).toBe(false);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a tap beside the links of the panel leaves the menu open; Escape closes it, from an item or with the focus nowhere, and so does a tap on the overlay: the focus is back on the toggle', async ({
  page,
}) => {
  const { toggle, panel } = await openMenu(page);
  await panel.getByText(message('fr', 'common.header.tools'), { exact: true }).tap();
  await expect(panel).toBeVisible();
  for (const close of [
    async () => {
      await panel.getByRole('link').nth(3).focus();
      await page.keyboard.press('Escape');
    },
    async () => {
      await panel.getByText(message('fr', 'common.header.network'), { exact: true }).tap();
      await page.keyboard.press('Escape');
    },
    () => page.touchscreen.tap(195, 825),
  ]) {
    await close();
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.tap();
    await expect(panel).toBeVisible();
  }
});

test('a link within the page closes the menu and leads to its section', async ({ page }) => {
  await page.goto('/nos-solutions');
  const { toggle, panel } = mobileMenuOf(page);
  await toggle.tap();
  await openGroups(panel);
  await panel.getByRole('link', { name: message('fr', 'common.navigation.hotline.name') }).tap();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/nos-solutions#hotline');
  await expect(page.locator('#hotline')).toBeInViewport();
});

test('a link to another page closes the menu: it is closed there, and closed when one comes back', async ({ page }) => {
  const { panel } = await openMenu(page);
  await panel.getByRole('link', { name: message('fr', 'common.navigation.services.name') }).tap();
  await expect(page).toHaveURL('/nos-solutions');
  await expect(mobileMenuOf(page).panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/clients');
  await expect(panel).toBeHidden();
});

test('the page does not scroll while the menu is open, and does again once it is closed', async ({ page }) => {
  const { panel } = await openMenu(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(195, 835);
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The wheel is obeyed in turn: once this turn shows, the one before has had its effect, if any.
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(scrolled).toBe(0);
});

test('Tab and Shift+Tab go round within the open menu', async ({ page }) => {
  const { menu, toggle, panel } = await openMenu(page);
  await openGroups(panel);
  await toggle.focus();
  const links = await panel.locator('a, summary').all();
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('link').last()).toBeFocused();
  for (const _ of links) await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await panel.getByText(message('fr', 'common.header.network'), { exact: true }).tap();
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await hasFocusWithin(menu), `${key} after a tap beside the links`).toBe(true);
  }
});

async function openMenu(page: Page) {
  await page.goto('/clients');
  const parts = mobileMenuOf(page);
  await parts.toggle.tap();
  await expect(parts.panel).toBeVisible();
  return parts;
}
