/** Accessibility of open menus, enlarged text and forced colours. `pages.spec.ts` tests pages as they load. */
import type { Locator } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { findViolations } from './support/axe.ts';
import { walkFocus } from './support/focus-walk.ts';
import { mobileMenuOf } from './support/header.ts';
import { enlargeText, textSizes } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('open dropdowns', async ({ page }) => {
  await page.goto(pages.strategy.paths.fr);
  const dropdowns = await page.locator('.dropdown > button:visible').all();
  expect(dropdowns).toHaveLength(3);
  for (const dropdown of dropdowns) {
    await dropdown.press('Enter');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    expect.soft(await findViolations(page, { within: 'header' })).toEqual([]);
  }
});

for (const size of [undefined, ...textSizes]) {
  test(`the open mobile menu, ${size ? `text enlarged by the ${size}` : 'text at normal size'}`, async ({ page }) => {
    await page.goto(pages.strategy.paths.fr);
    await enlargeText(page, size);
    await page.setViewportSize({ width: 390, height: 664 });
    const { toggle, panel } = mobileMenuOf(page);
    await toggle.click();
    await panel.locator('details').evaluateAll(openAll);
    expect.soft(await findViolations(page)).toEqual([]);
    expect.soft(await walkFocus(page, { within: '.mobile-menu' })).toEqual([]);
  });
}

test('with enlarged text, every width has the mobile menu, whose links all scroll into view', async ({ page }) => {
  await page.goto(pages.strategy.paths.fr);
  const { toggle, panel } = mobileMenuOf(page);
  for (const size of textSizes) {
    await enlargeText(page, size);
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 664 });
      await expect(page.locator('.dropdown > button').first()).toBeHidden();
      await toggle.click();
      await panel.locator('details').evaluateAll(openAll);
      expect(await findHiddenLinks(panel), `${size} at ${width} px`).toEqual([]);
      await toggle.click();
    }
  }
});

// axe-core does not read forced colours; pages.spec.ts measures their contrast.
for (const colorScheme of ['dark', 'light'] as const) {
  test(`forced colours, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(pages.services.paths.fr);
    const found = (await findViolations(page)).filter((line) => !line.startsWith('color-contrast '));
    expect(found).toEqual([]);
  });
}

/** Opens every group of a menu. Runs in the page. */
function openAll(groups: readonly Element[]): void {
  for (const group of groups) group.setAttribute('open', '');
}

/** Lists the links that cannot be scrolled fully into the panel and the window. */
function findHiddenLinks(panel: Locator): Promise<(string | null)[]> {
  return panel.evaluate((element) => {
    const links = [...element.querySelectorAll('a')];
    if (links.length < 10) return ['fewer than ten links'];
    const outside = links.filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const [box, frame] = [link.getBoundingClientRect(), element.getBoundingClientRect()];
      const [top, bottom] = [Math.max(frame.top, 0), Math.min(frame.bottom, innerHeight)];
      const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= top - 1 && box.bottom <= bottom + 1;
      return box.width === 0 || !isInside;
    });
    return outside.map(({ textContent }) => textContent);
  });
}
