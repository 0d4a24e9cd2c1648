/** What a page is made of, as the browser sees it. */
import type { Page } from 'playwright/test';

export interface Outline {
  readonly lang: string;
  readonly mainHeadings: number;
  /** Headings that stand more than one level below the one before. */
  readonly skippedLevels: readonly string[];
  /** Images and drawings without a name that are not declared decorative. */
  readonly unnamedImages: readonly string[];
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
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return {
      lang: document.documentElement.lang,
      mainHeadings: document.querySelectorAll('h1').length,
      skippedLevels: headings
        .filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1)
        .map((heading) => `${heading.tagName} “${heading.textContent?.trim()}”`),
      unnamedImages: [...document.querySelectorAll('img, svg, [role="img"]')]
        .filter((image) => !image.parentElement?.closest('svg') && !isNamed(image))
        .map((image) => image.outerHTML.slice(0, 120)),
      duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
}
