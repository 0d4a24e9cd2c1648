/** By finger, on a phone: what stands alone and is pressed is 44 px wide and high, and nothing else lies over its middle. */
import { expect } from 'playwright/test';
import { test } from './support/tab.ts';

test.use({ isTabKept: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const paths = [
  '/',
  '/contact',
  '/nos-solutions',
  '/blog/clauses-du-bail-commercial',
  '/en/retail-development/location',
  '/location-scoring/outil',
  '/404',
];

test('what stands alone has room for a finger', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const menu = page.locator('.mobile-menu > summary');
    if (path === '/') await menu.tap();
    if (path === '/') expect.soft(await page.evaluate(findSmallTargets, '.mobile-menu'), 'the menu').toEqual([]);
    if (path === '/') await menu.tap();
    expect.soft(await page.evaluate(findSmallTargets, 'body'), path).toEqual([]);
  }
});

test('a link with an arrow grows for a finger about its words, and moves nothing', async ({ page }) => {
  for (const path of ['/', '/en/about']) {
    await page.goto(path);
    const grown = await page.locator('.arrow-link:visible').evaluateAll((links) =>
      links.map((link) => {
        const { paddingBottom, marginBottom } = getComputedStyle(link);
        return Number.parseFloat(paddingBottom) + Number.parseFloat(marginBottom);
      }),
    );
    expect.soft(grown.length, path).toBeGreaterThan(0);
    expect.soft(new Set(grown), path).toEqual(new Set([0]));
  }
});

/** Runs in the page. A link among the words of a line is as high as these: WCAG 2.5.5 leaves it out. */
function findSmallTargets(within: string): string[] {
  const least = 44;
  const wordsOf = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim().length;
  const isAmongWords = (element: Element) => {
    const block = element.closest('p, li, dd, td');
    return block !== null && getComputedStyle(element).display === 'inline' && wordsOf(block) > wordsOf(element);
  };
  const isOutOfSight = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"]') !== null ||
    getComputedStyle(element).clipPath !== 'none';
  const targets = [...document.querySelectorAll(`${within} :is(a[href], button, input, textarea, select, summary)`)];
  return targets
    .filter((element) => !isOutOfSight(element) && !isAmongWords(element))
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link of several lines is as wide as its longest.
      const { width, height, left, top } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = hit === null || element.contains(hit) || hit.contains(element);
      if (width >= least - 0.5 && height >= least - 0.5 && isHit) return [];
      const what = `<${element.tagName.toLowerCase()} class="${element.className}"> “${element.textContent?.trim().slice(0, 30)}”`;
      return [`${what}: ${Math.round(width)} × ${Math.round(height)} px${isHit ? '' : `, under ${hit?.outerHTML.slice(0, 60)}`}`];
    });
}
