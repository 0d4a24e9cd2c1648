/** Finds layout faults: overflow, broken words, cut tables. Enlarges text. */
import type { Page } from 'playwright/test';

/**
 * Describes the element that overflows the viewport most; undefined when none does. Measures elements as well as the document,
 * because a fixed header never makes the document scroll. Ignores the content of regions that scroll or clip.
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
      .sort((a, b) => b.by - a.by || Number(clips(b.element)) - Number(clips(a.element)));
    if (scrollWidth <= width && !worst) return undefined;
    const culprit = worst ? `${worst.element.outerHTML.slice(0, 160)} by ${worst.by} px` : 'nothing visible';
    return `the document is ${scrollWidth} px wide; overflow: ${culprit}`;
  });
}

/**
 * Text that must stand on one line. Lines may break after hyphens, but not in the number of a law or between a number and its
 * unit; in headings only where the parts are longer than a line of a phone.
 */
const unbreakable = [
  { within: 'h1, h2, h3, h4', word: /[^\s\-–—/]+/g.source },
  { within: 'h1, h2, th', word: /(?<!\S)(?=\S{3,15}(?!\S))[^\s–—/-]+(?:-[^\s–—/-]+)+/g.source },
  { within: 'main', word: /(?:[LR]\.)?\d+(?:-\d+)+|\d+-[a-z]+/g.source },
];

/** Lists words that are broken across lines, each with its surrounding text. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate((searched) => {
    const range = document.createRange();
    const isBroken = (node: Node, { index, 0: word }: RegExpExecArray) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
    };
    const brokenIn = (element: Element, word: RegExp) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const match of (node.nodeValue ?? '').matchAll(word)) {
          // Islands have no non-breaking hyphens: hydration needs the text as React wrote it.
          if (match[0].includes('-') && node.parentElement?.closest('[data-island]')) continue;
          const around = node.parentElement?.closest('p, li, td, dd, h1, h2, h3, h4') ?? element;
          if (isBroken(node, match)) found.push(`“${match[0]}” of “${around.textContent}”`);
        }
      }
      return found;
    };
    return searched.flatMap(({ within, word }) =>
      [...document.querySelectorAll(within)].flatMap((element) => brokenIn(element, new RegExp(word, 'g'))),
    );
  }, unbreakable);
}

/** Lists the captions of figure tables wider than their container, whose last column, the result, is out of view. */
export function findCutTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.figure-table')].flatMap((table) => {
      const place = table.parentElement;
      return place && place.scrollWidth > place.clientWidth ? [`“${table.querySelector('caption')?.textContent}”`] : [];
    }),
  );
}

const ordinaryPx = 16;

/** The two ways to enlarge text. */
export const textSizes = ['font size of the browser', 'zoom of the text alone'] as const;

/** Doubles the text size of the page; `undefined` restores it. */
export async function enlargeText(page: Page, way: (typeof textSizes)[number] | undefined): Promise<void> {
  const standard = way === 'font size of the browser' ? 2 * ordinaryPx : ordinaryPx;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  // Media queries depend on the font size of the browser, not on the font size of the root element.
  await page.evaluate((isZoomed) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isZoomed ? 'html { font-size: 200% !important }' : '');
    document.adoptedStyleSheets = [sheet];
  }, way === 'zoom of the text alone');
  await page.waitForFunction(
    (px) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) === px,
    way === undefined ? ordinaryPx : 2 * ordinaryPx,
  );
}
