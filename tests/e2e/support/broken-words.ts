/** Words that a line breaks within. */
import type { Page } from 'playwright/test';

/**
 * Where to look, and what counts as one word there. After a hyphen a line of text may break, but not in the number of a law or an
 * article, nor between a number and what it counts; and in a heading only where the parts are more than a line of a phone holds. Islands
 * are React’s, who finds there what it was given.
 */
const kinds = [
  { within: 'h1, h2, h3, h4', word: /[^\s\-–—/]+/g.source },
  { within: 'h1, h2, th', word: /(?<!\S)(?=\S{3,15}(?!\S))[^\s–—/-]+(?:-[^\s–—/-]+)+/g.source },
  { within: 'main', word: /(?:[LR]\.)?\d+(?:-\d+)+|\d+-[a-z]+/g.source },
];

/** Each word of the headings of a page, and each number of a law or of years, that begins on one line and ends on another, with what it stands in. */
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
          if (match[0].includes('-') && node.parentElement?.closest('[data-island]')) continue;
          if (isBroken(node, match))
            found.push(`“${match[0]}” of “${(node.parentElement?.closest('p, li, td, dd, h1, h2, h3, h4') ?? element).textContent}”`);
        }
      }
      return found;
    };
    return searched.flatMap(({ within, word }) => {
      return [...document.querySelectorAll(within)].flatMap((element) => brokenIn(element, new RegExp(word, 'g')));
    });
  }, kinds);
}
