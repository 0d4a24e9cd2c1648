/** What a page is made of, as the browser sees it. */
import type { Page } from 'playwright/test';

export interface Outline {
  readonly lang: string;
  readonly mainHeadings: number;
  /** Headings that stand more than one level below the one before. */
  readonly skippedLevels: readonly string[];
  /** Images and drawings without a name that are not declared decorative. */
  readonly unnamedImages: readonly string[];
  /** Images and drawings whose name stands in the page as well: it would be read out twice. */
  readonly repeatedImages: readonly string[];
  /** Links within the text that say the same and lead to different pages. */
  readonly ambiguousLinks: readonly string[];
  readonly duplicateIds: readonly string[];
  /** Links, buttons, fields and landmarks that a screen reader can only name by their role. */
  readonly unnamedRoles: readonly string[];
}

const unnamedRole = /^ *- (?:link|button|img|textbox|checkbox|radio|combobox|slider|spinbutton|navigation|region)(?: \[[^\]]*\])*:?$/;

export async function readOutline(page: Page): Promise<Outline> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const unnamed = [...lines.keys()].filter((index) => unnamedRole.test(lines[index] ?? ''));
  return {
    ...(await readElements(page)),
    unnamedRoles: unnamed.map((index) =>
      lines
        .slice(index, index + 2)
        .join(' ')
        .trim(),
    ),
  };
}

function readElements(page: Page): Promise<Omit<Outline, 'unnamedRoles'>> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levelOf = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);
    const labelOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const isNamed = (image: Element) => {
      if (image.closest('[aria-hidden="true"]')) return true;
      if (image.tagName === 'IMG') return image.hasAttribute('alt');
      const title = image.querySelector(':scope > title')?.textContent ?? '';
      return image.getAttribute('role') === 'img' && (labelOf(image) + title).trim() !== '';
    };
    const images = [...document.querySelectorAll('img, svg, [role="img"]')].filter((image) => !image.parentElement?.closest('svg'));
    const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
    const wordsOf = (element: Element) => plain(element.textContent);
    const texts = new Set([...document.querySelectorAll('main *')].map(wordsOf));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const pageOf = ({ origin, pathname }: HTMLAnchorElement) => origin + pathname;
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return {
      lang: document.documentElement.lang,
      mainHeadings: document.querySelectorAll('h1').length,
      skippedLevels: headings
        .filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1)
        .map((heading) => `${heading.tagName} “${heading.textContent?.trim()}”`),
      unnamedImages: images.filter((image) => !isNamed(image)).map((image) => image.outerHTML.slice(0, 120)),
      repeatedImages: images
        .map((image) => plain(image.getAttribute('alt') || labelOf(image)))
        .filter((name) => name !== '' && texts.has(name)),
      ambiguousLinks: links
        .filter((link) => links.some((other) => wordsOf(other) === wordsOf(link) && pageOf(other) !== pageOf(link)))
        .map((link) => `${wordsOf(link)}: ${link.href}`),
      duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
}
