/** No page scrolls sideways, from the narrowest phone to the desk, and with text at twice its size. */
import { expect, type Page, test } from 'playwright/test';
import { enlargeText, ways } from './support/large-text.ts';
import { open, sitePages } from './support/site.ts';

const widths = [320, 360, 390, 480, 600, 768, 900, 1024, 1152, 1280, 1440];
const widthsOfLargeText = [390, 1280, 1440];

for (const { path, method } of sitePages) {
  test(`${path} fits every width from ${widths[0]} to ${widths.at(-1)} px, and three of them with text at 200 %`, async ({ page }) => {
    await open(page, { path, method });
    const found: string[] = [];
    for (const way of [undefined, ...ways]) {
      await enlargeText(page, way);
      for (const width of way ? widthsOfLargeText : widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await findOverflow(page);
        if (overflow !== undefined) found.push(`at ${width} px${way ? `, text enlarged by the ${way}` : ''}, ${overflow}`);
      }
    }
    expect(found).toEqual([]);
  });
}

/**
 * What sticks out of the viewport most; undefined when nothing does. A fixed header never makes the document scroll, so
 * elements are measured as well as the document; what a region scrolls or clips is left out.
 */
function findOverflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const width = Math.min(document.documentElement.clientWidth, innerWidth);
    const { scrollWidth } = document.documentElement;
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = ({ parentElement: parent }: Element): boolean =>
      parent !== null && parent !== document.body && (clips(parent) || isClipped(parent));
    const [worst] = [...document.body.querySelectorAll(':not(svg *)')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ element, box }) => ({ element, by: Math.round(Math.max(box.right - width, -box.left) * 10) / 10 }))
      .filter(({ element, by }) => by > 0.5 && element.checkVisibility({ visibilityProperty: true }) && !isClipped(element))
      // A region that scrolls and sticks out itself is the likelier cause; what it has pushed out is the effect.
      .sort((a, b) => b.by - a.by || Number(clips(b.element)) - Number(clips(a.element)));
    if (scrollWidth <= width && !worst) return undefined;
    const culprit = worst ? `${worst.element.outerHTML.slice(0, 160)} by ${worst.by} px` : 'nothing visible';
    return `the document is ${scrollWidth} px wide; sticking out: ${culprit}`;
  });
}
