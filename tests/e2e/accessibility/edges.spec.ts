/** An empty field is seen by its edge, which stands out from what it lies on as WCAG 2.2 asks (1.4.11): three to one. */
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { firstOf } from '../../support/soak.ts';
import { openTool } from '../scoring/support/player.ts';
import { test } from '../support/tab.ts';

test.use({ isTabKept: true });

for (const width of firstOf([390, 1440])) {
  test(`at ${width} px, the edge of every empty field of the contact form and of the scoring tool stands out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.contact.paths.fr);
    const fields = await page.locator('main form .field').evaluateAll(edgeContrasts);
    await openTool(page, 'fr');
    const edged = '.tool-field > input, .tool-field > select, .stepper, .tool-threshold > select, .tool-switch > button';
    const tool = await page.locator(edged).filter({ visible: true }).evaluateAll(edgeContrasts);
    expect(fields.length + tool.length).toBeGreaterThan(40);
    expect([...fields, ...tool].filter(({ ratio }) => ratio < 3)).toEqual([]);
  });
}

/** The contrast of the lower edge of each element with the ground that it lies on. Runs in the page. */
function edgeContrasts(elements: readonly Element[]): { readonly name: string; readonly ratio: number }[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((each) => {
      const value = each / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    const colour = getComputedStyle(element).backgroundColor;
    return (channels(colour)[3] ?? 1) > 0 || !element.parentElement ? colour : groundOf(element.parentElement);
  };
  return elements.map((element) => {
    const { borderBottomColor } = getComputedStyle(element);
    const [light = 0, dark = 0] = [luminance(borderBottomColor), luminance(groundOf(element.parentElement ?? element))].sort(
      (a, b) => b - a,
    );
    return { name: `${element.tagName} ${element.className}`, ratio: (light + 0.05) / (dark + 0.05) };
  });
}
