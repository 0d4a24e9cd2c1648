/** On a phone without JavaScript: the menu is a disclosure that covers the page. */
import { expect } from 'playwright/test';
import { menus, type navigationItems } from '#schema/navigation.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { firstOf } from '../support/soak.ts';
import { message } from './support/messages.ts';
import { test } from './support/tab.ts';

test.use({ isTabKept: true, javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const items: readonly (keyof typeof navigationItems.shape)[] = [
  ...menus.start,
  ...menus.network,
  ...menus.tools,
  ...menus.header,
  ...menus.firm,
  ...menus.always,
];

for (const locale of firstOf(localeCodes)) {
  test(`the ${locale} menu opens by a tap, shows every group and closes by another tap`, async ({ page }) => {
    await page.goto(`${locales[locale].prefix}/`);
    const header = page.getByRole('banner');
    const panel = header.locator('.mobile-panel');
    await expect(panel).toBeHidden();
    await header.locator('summary').first().tap();

    for (const key of ['header.network', 'header.tools', 'header.firm'])
      await panel.getByText(message(locale, `common.${key}`), { exact: true }).tap();
    for (const id of items) {
      const link = panel.getByRole('link', { name: message(locale, `common.navigation.${id}.name`) }).first();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    for (const other of localeCodes) await expect(panel.getByRole('link', { name: locales[other].short, exact: true })).toBeVisible();
    expect(await panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(390);

    await header.locator('summary').first().tap();
    await expect(panel).toBeHidden();
  });
}

test('a menu item leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary').first().tap();
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('fr', 'common.navigation.services.name') })
    .tap();
  await expect(page).toHaveURL('/nos-solutions');
});
