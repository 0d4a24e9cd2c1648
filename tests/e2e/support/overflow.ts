/** Whether a page scrolls sideways, and what makes it. */
import type { Page } from 'playwright/test';

/**
 * What sticks out of the viewport most; undefined when nothing does. A fixed header never makes the document scroll, so
 * elements are measured as well as the document; what a region scrolls or clips is left out.
 */
export function findOverflow(page: Page): Promise<string | undefined> {
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
