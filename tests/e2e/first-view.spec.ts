/** The first view of a page looks the same before and after its style sheet has arrived. */
import { defaultLocale } from '#schema/site/locales.ts';
import { open, pagesIn } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const sitePage of pagesIn(defaultLocale).filter(({ layout }) => layout === 'site'))
  test(sitePage.path, async ({ page, noise }) => {
    noise.allow(/^console\.error: 404/);
    await open(page, sitePage);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const complete = await page.evaluate(readFirstView, true);
      expect(await page.evaluate(readFirstView, false), `at ${width} px`).toEqual(complete);
      expect(complete.length).toBeGreaterThan(10);
    }
  });

/**
 * Lists position and style of each visible element of the header and the first section, with or without the linked style sheets.
 * Runs in the page.
 */
function readFirstView(isLinked: boolean): string[] {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.disabled = !isLinked;
  const properties = ['color', 'background-color', 'border-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'opacity'];
  return [...document.querySelectorAll('.site-header, .site-header *, #content > :first-child, #content > :first-child *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const look = properties.map((property) => style.getPropertyValue(property));
      return [element.tagName, element.className, ...[x, y, width, height].map(Math.round), ...look].join(' | ');
    });
}
