import type { Page } from 'playwright/test';

/**
 * Lists the texts and accessible names of a page of the pseudo site that contain plain letters, each with its element: no message
 * holds them. `known` are texts of the schema and the platform, which are not translated.
 */
export function findPlainWords(page: Page, known: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((allowed) => {
    const isPlain = (text: string) => {
      const rest = allowed.reduce((left, words) => left.replaceAll(words, ' '), text.replace(/\s+/g, ' '));
      // Single letters name locations, A to F.
      return /[A-Za-z]{2}/.test(rest);
    };
    const place = (element: Element) => element.outerHTML.replace(/>.*/s, '>').slice(0, 120);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      // `Intl` writes the dates.
      if (!parent || !text || parent.closest('script, style, template, noscript, time')) continue;
      if (isPlain(text)) found.push(`“${text.trim()}” in ${place(parent)}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name);
        if (text && isPlain(text)) found.push(`“${text}” as ${name} of ${place(element)}`);
      }
    }
    return found;
  }, known);
}
