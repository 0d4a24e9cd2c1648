/** Where the anchors of a page land. */
import { expect, type Page } from 'playwright/test';
import { scrollOffsetPx } from '#schema/constants.ts';
import type { SitePage } from './site.ts';

/** Every anchor of a page that has just been opened lands so far from the top, below the header. Afterwards motion is reduced, and the page stands at its start. */
export async function expectAnchors(tab: Page, { path, anchors }: SitePage): Promise<void> {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.evaluate(() => document.fonts.ready);
  const headerHeight = (await tab.getByRole('banner').boundingBox())?.height;
  expect.soft(headerHeight, `header of ${path}`).toBeLessThan(scrollOffsetPx);
  for (const { anchor, top, isAtEnd, isAtStart, middle } of await landOnEach(tab, anchors)) {
    // A page too short to scroll so far shows its anchor lower; the very top of a page is under the header anyway.
    if (!isAtStart) expect.soft(top, `${path}#${anchor}`).toBeGreaterThanOrEqual(scrollOffsetPx - 1);
    // Where the page stays at its start, the anchor is in view from there.
    if (isAtStart) expect.soft(top, `${path}#${anchor}`).toBeLessThan(middle);
    else if (!isAtEnd) expect.soft(top, `${path}#${anchor}`).toBeLessThanOrEqual(scrollOffsetPx + 1);
  }
}

/** Goes to one anchor after the other, then back to none; where the element of each is then, in pixels from the top of the window. */
function landOnEach(tab: Page, anchors: readonly string[]) {
  return tab.evaluate((ids) => {
    const landings = ids.map((anchor) => {
      location.hash = anchor;
      const end = document.documentElement.scrollHeight - innerHeight;
      const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
      return { anchor, top, isAtStart: scrollY === 0, isAtEnd: scrollY >= end - 1, middle: innerHeight / 2 };
    });
    location.hash = '';
    return landings;
  }, anchors);
}
