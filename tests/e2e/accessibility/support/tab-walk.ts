/** A walk by Tab through a page: at every stop the focus is in view, uncovered, and marked by a ring. */
import type { Page } from 'playwright/test';
import { fillFrames } from '../../support/frames.ts';
import { focusFaults } from './focus-faults.ts';

interface Walk {
  /** Backwards, by Shift+Tab. */
  readonly shift?: boolean;
  /** Walks through this part only, from its first stop (its last, backwards) until the focus leaves it; `body` when left out. */
  readonly within?: string;
}

/** No page has more stops than this. */
const maxStops = 500;

/**
 * One line for each fault: the stop, counted from 1, its element, what is wrong. Ends where the focus leaves the part, or comes
 * to an element for the second time, which is judged again: it is reached from elsewhere. Motion is reduced from here on, so
 * that the page is where it scrolls to.
 */
export async function walkFocus(page: Page, { shift = false, within = 'body' }: Walk = {}): Promise<string[]> {
  const key = shift ? 'Shift+Tab' : 'Tab';
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillFrames(page);
  await standBefore(page, within, shift);
  for (let stop = 1; stop <= maxStops; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(focusFaults, within);
    if (found === undefined) return stop > 1 ? faults : [`${key} 1: nothing in ${within} takes the focus`];
    faults.push(...found.faults.map((fault) => `${key} ${stop}: ${found.element}: ${fault}`));
    if (found.isKnown) return faults;
  }
  return [...faults, `${key} ${maxStops}: there is no end to the stops`];
}

/** Takes the focus to the edge of a part, so that the next stop is its first or its last. */
function standBefore(page: Page, within: string, atEnd: boolean): Promise<void> {
  return page.evaluate(
    ([selector, end]) => {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`There is no ${selector} on this page.`);
      const foothold = Object.assign(document.createElement('span'), { tabIndex: -1 });
      if (end) part.append(foothold);
      else part.prepend(foothold);
      foothold.focus({ preventScroll: true });
      // Gone, it is still where the browser counts from.
      foothold.remove();
      delete (globalThis as { knownStops?: unknown }).knownStops;
    },
    [within, atEnd] as const,
  );
}
