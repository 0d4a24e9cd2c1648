/** Words that a line breaks within. */
import type { Page } from 'playwright/test';

/** Each word of the headings of a page that begins on one line and ends on another, with its heading. After a hyphen a line may break. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (node: Node, { index, 0: word }: RegExpExecArray) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const word of (node.nodeValue ?? '').matchAll(/[^\s\-–—/]+/g)) {
          if (isBroken(node, word)) found.push(`“${word[0]}” of “${heading.textContent}”`);
        }
      }
      return found;
    });
  });
}
