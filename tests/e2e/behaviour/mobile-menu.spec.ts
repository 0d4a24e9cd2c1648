/** The mobile menu with JavaScript. */
import type { Page } from 'playwright/test';
import { dropdownIds, hasFocusWithin, mobileItems, mobileMenuOf, openGroups } from '../support/header.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu fills the window except for a strip; the groups of the wide header are closed, and Contact is in view', async ({ page }) => {
  await page.goto('/clients');
  const { toggle, panel } = mobileMenuOf(page);
  await expect(panel).toBeHidden();
  await toggle.tap();
  await expect(panel).toBeVisible();
  const box = await panel.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 800]);
  const names = mobileItems.map((id) => message('fr', `common.navigation.${id}.name`));
  const contact = panel.getByRole('link', { name: message('fr', 'common.navigation.contact.name'), exact: true });
  await expect(contact).toBeInViewport({ ratio: 1 });
  for (const id of dropdownIds) await expect(panel.getByText(message('fr', `common.header.${id}`), { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: message('fr', 'common.navigation.strategy.name') })).toBeHidden();
  await openGroups(panel);
  await expect(contact, 'under the open groups').toBeInViewport({ ratio: 1 });
  expect(await panel.locator('.menu-link').allInnerTexts()).toEqual(names.map((name) => expect.stringContaining(name)));
});

test('the toggle names its action; Tab skips the closed menu', async ({ page }) => {
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

test('Escape and a tap on the overlay close the menu and return the focus; a tap beside its links does not', async ({ page }) => {
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

test('a link to a section of the same page closes the menu and leads there', async ({ page }) => {
  await page.goto('/nos-solutions');
  const { toggle, panel } = mobileMenuOf(page);
  await toggle.tap();
  await openGroups(panel);
  await panel.getByRole('link', { name: message('fr', 'common.navigation.hotline.name') }).tap();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/nos-solutions#hotline');
  await expect(page.locator('#hotline')).toBeInViewport();
});

test('after a link to another page the menu is closed, there and after Back', async ({ page }) => {
  const { panel } = await openMenu(page);
  await panel.getByRole('link', { name: message('fr', 'common.navigation.services.name') }).tap();
  await expect(page).toHaveURL('/nos-solutions');
  await expect(mobileMenuOf(page).panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/clients');
  await expect(panel).toBeHidden();
});

test('the page behind the menu does not scroll', async ({ page }) => {
  const { panel } = await openMenu(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(195, 835);
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // Wheel events are handled in order: the later one has scrolled, so the earlier one had its effect.
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(scrolled).toBe(0);
});

test('the menu traps the focus', async ({ page }) => {
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
