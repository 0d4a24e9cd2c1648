/** Pages in other states than they open in: menus open, text at 200 %, colours that the visitor imposes. */
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { localeCodes } from '#schema/site.ts';
import { firstOf, takingTurns } from '../../support/soak.ts';
import { violations } from '../support/axe.ts';
import { siteDocuments } from '../support/documents.ts';
import { enlargeText, ways } from '../support/large-text.ts';
import { test } from '../support/tab.ts';
import { walkFocus } from './support/tab-walk.ts';

test.use({ isTabKept: true });

const textSizes = takingTurns([undefined, ...ways.toReversed()]);
const largeTexts = takingTurns(ways.flatMap((way) => [390, 1280, 1440].map((width) => ({ way, width }))));

for (const locale of localeCodes) {
  const path = pages.strategy.paths[locale];

  const sizes = textSizes();
  test(`${path}: axe-core finds nothing in open dropdowns, in the open mobile menu, whatever the size of text`, async ({ page }) => {
    await page.goto(path);
    for (const way of sizes) {
      await enlargeText(page, way);
      await page.setViewportSize({ width: 1440, height: 900 });
      const dropdowns = page.locator('.dropdown > button:visible');
      expect(await dropdowns.count()).toBe(way ? 0 : 3);
      for (const dropdown of await dropdowns.all()) {
        await dropdown.press('Enter');
        await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
        expect.soft(await violations(page, { within: 'header' })).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 664 });
      const toggle = page.getByRole('banner').locator('summary').first();
      await toggle.click();
      await expect(page.locator('.mobile-panel')).toBeVisible();
      await page.locator('.mobile-panel details').evaluateAll(openAll);
      expect.soft(await violations(page), `the menu, ${way ?? 'text as it is'}`).toEqual([]);
      expect.soft(await walkFocus(page, { within: '.mobile-menu' }), `the walk, ${way ?? 'text as it is'}`).toEqual([]);
      await toggle.click();
    }
  });

  const windows = largeTexts();
  test(`${path}: at 200 % the menu leads to every page of the wide header, and to the other language`, async ({ page }) => {
    await page.goto(path);
    for (const { way, width } of windows) {
      await enlargeText(page, way);
      await page.setViewportSize({ width, height: 664 });
      await page.getByRole('banner').locator('summary').first().click();
      await page.locator('.mobile-panel details').evaluateAll(openAll);
      const links = page.locator('.mobile-panel a');
      expect(await links.count()).toBeGreaterThan(10);
      expect(await links.evaluateAll(outOfReach), `${way} at ${width} px`).toEqual([]);
      await page.getByRole('banner').locator('summary').first().click();
    }
  });
}

for (const locale of localeCodes) {
  test(`the ${locale} pages have words in drawings, whose colours pages.spec.ts asks for`, async () => {
    const framed = (await siteDocuments()).filter((page) => page.layout === 'site' && page.locale === locale);
    expect(framed.flatMap(({ document }) => document.querySelectorAll('svg text')).length).toBeGreaterThan(40);
  });
}

// axe-core asks for -webkit-text-fill-color, which tells the colour of before: pages.spec.ts asks for that of words.
for (const [colorScheme, path] of firstOf([
  ['dark', '/nos-solutions'],
  ['light', '/en/retail-development/strategy'],
] as const)) {
  test(`colours forced by the visitor, ${colorScheme}: axe-core finds nothing else on ${path}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const found = (await violations(page)).filter((line) => !line.startsWith('color-contrast '));
    expect(found).toEqual([]);
  });
}

/** Opens every group of a menu. Runs in the page. */
function openAll(groups: readonly Element[]): void {
  for (const group of groups) group.setAttribute('open', '');
}

/** The links that cannot be scrolled into view whole, within the panel and the window. Runs in the page. */
function outOfReach(links: readonly Element[]): (string | null)[] {
  const isWithin = (box: DOMRect, { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
    box.width > 0 && box.left >= left && box.top >= top - 1 && box.right <= right && box.bottom <= bottom + 1;
  return links
    .filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = link.getBoundingClientRect();
      const panel = link.closest('.mobile-panel')?.getBoundingClientRect();
      return !panel || !isWithin(box, panel) || !isWithin(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    })
    .map(({ textContent }) => textContent);
}
