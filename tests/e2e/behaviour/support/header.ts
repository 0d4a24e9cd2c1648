/** The header's parts, as a test points at them. */
import type { Locator, Page } from 'playwright/test';
import type { menus } from '#schema/navigation.ts';
import type { Locale } from '#schema/site.ts';
import { message } from '../../support/messages.ts';

export const dropdownIds = ['network', 'tools', 'firm'] as const satisfies readonly (keyof typeof menus)[];

/** A place of the page where nothing answers the mouse. */
export const elsewhere = { x: 640, y: 700 } as const;

export interface Dropdown {
  readonly button: Locator;
  readonly panel: Locator;
  readonly items: Locator;
}

/** A dropdown of the page that is open in the browser. */
export function dropdownOf(page: Page, id: (typeof dropdownIds)[number], locale: Locale = 'fr'): Dropdown {
  const button = page.getByRole('banner').getByRole('button', { name: message(locale, `common.header.${id}`) });
  const panel = page.locator(`#menu-${id}`);
  return { button, panel, items: panel.getByRole('link') };
}

/** The mobile menu of the page that is open in the browser. */
export function mobileMenuOf(page: Page) {
  const menu = page.getByRole('banner').locator('.mobile-menu');
  return { menu, toggle: menu.locator('> summary'), panel: menu.locator('> nav') };
}

/** Opens every group of the menu, which is open. */
export async function openGroups(panel: Locator): Promise<void> {
  for (const title of await panel.locator('summary').all()) await title.click();
}

/** Whether the element, or one within it, has the focus. */
export function hasFocusWithin(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}
