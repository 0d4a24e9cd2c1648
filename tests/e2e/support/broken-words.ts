/** Words that a line breaks within. */
import type { Page } from 'playwright/test';

/** Where to look, and what counts as one word there. After a hyphen a line may break, but not in the number of a law or an article. */
const kinds = [
  { within: 'h1, h2, h3, h4', word: /[^\s\-–—/]+/g.source },
  { within: 'main', word: /(?:[LR]\.)?\d+(?:-\d+)+/g.source },
];

/** Each word of the headings of a page, and each number of a law, that begins on one line and ends on another, with what it stands in. */
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
          if (isBroken(node, match))
            found.push(`“${match[0]}” of “${(node.parentElement?.closest('p, li, h1, h2, h3, h4') ?? element).textContent}”`);
        }
      }
      return found;
    };
    return searched.flatMap(({ within, word }) => {
      return [...document.querySelectorAll(within)].flatMap((element) => brokenIn(element, new RegExp(word, 'g')));
    });
  }, kinds);
}
