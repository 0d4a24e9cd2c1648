import type { Locator, Page } from 'playwright/test';
import type { Locale } from '#schema/site/locales.ts';
import { menus } from '#schema/site/navigation.ts';
import { message } from './messages.ts';

export const dropdownIds = ['network', 'tools', 'firm'] as const satisfies readonly (keyof typeof menus)[];

/** The items of the mobile menu, in order. */
export const mobileItems = [...menus.start, ...menus.network, ...menus.tools, ...menus.header, ...menus.firm, ...menus.always];

/** A point of a desktop window without an interactive element. */
export const emptyPlace = { x: 640, y: 700 } as const;

/** A dropdown of the open page. */
export function dropdownOf(page: Page, id: (typeof dropdownIds)[number], locale: Locale = 'fr') {
  const button = page.getByRole('banner').getByRole('button', { name: message(locale, `common.header.${id}`) });
  const panel = page.locator(`#menu-${id}`);
  return { button, panel, items: panel.getByRole('link') };
}

/** The mobile menu of the open page. */
export function mobileMenuOf(page: Page) {
  const menu = page.getByRole('banner').locator('.mobile-menu');
  return { menu, toggle: menu.locator('> summary'), panel: menu.locator('> nav') };
}

/** Opens every group of the open mobile menu. */
export async function openGroups(panel: Locator): Promise<void> {
  for (const title of await panel.locator('summary').all()) await title.click();
}

/** Returns true if the element or a descendant has the focus. */
export function hasFocusWithin(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}
