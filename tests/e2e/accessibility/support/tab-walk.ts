/** A walk by Tab through a page: at every stop the focus is in view, uncovered, and marked by a ring. */
import type { CDPSession, Page } from 'playwright/test';
import { fillFrames } from '../../support/frames.ts';
import { sessionOf } from '../../support/session.ts';
import { focusFaults, type Stop } from './focus-faults.ts';

interface Walk {
  /** Backwards, by Shift+Tab. */
  readonly shift?: boolean;
  /** Walks through this part only, from its first stop (its last, backwards) until the focus leaves it; `body` when left out. */
  readonly within?: string;
}

/** No page has more stops than this. */
const maxStops = 500;

/** Keys that are struck at once: the page judges each stop as the next key goes down, and is asked for the lot. */
const stride = 10;

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
  await judgeEveryStop(page, within);
  const session = await sessionOf(page);
  for (let walked = 0; walked < maxStops; walked += stride) {
    await strikeTab(session, shift);
    for (const [index, found] of (await stopsSince(page)).entries()) {
      const stop = walked + index + 1;
      if (!found) return stop > 1 ? faults : [`${key} 1: nothing in ${within} takes the focus`];
      faults.push(...found.faults.map((fault) => `${key} ${stop}: ${found.element}: ${fault}`));
      if (found.isKnown) return faults;
    }
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

/** What the page keeps of a walk. */
interface Walked {
  walked?: (Stop | undefined)[];
  judge?: () => void;
  /** Whether a key of this stride has gone down: what has the focus then was judged with the stride before. */
  isStruck?: boolean;
}

/** Has the page judge where the focus is whenever Tab goes down once more, in whatever frame, from a clean list on. */
async function judgeEveryStop(page: Page, within: string): Promise<void> {
  // As text: a function that is handed to a page knows no other.
  await page.evaluate(`globalThis.judge = () => globalThis.walked.push((${focusFaults})(${JSON.stringify(within)}))`);
  await page.evaluate(() => {
    const page = globalThis as Walked;
    page.walked = [];
    page.isStruck = false;
    const windows = [window, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow as Window)];
    for (const one of windows as (Window & { isWatched?: boolean })[]) {
      if (one.isWatched) continue;
      one.isWatched = true;
      const heed = ({ key }: KeyboardEvent) => {
        if (key !== 'Tab') return;
        if (page.isStruck) page.judge?.();
        page.isStruck = true;
      };
      one.addEventListener('keydown', heed, true);
    }
  });
}

/** Strikes Tab as often as one stride has stops, without a word from the page between them. */
async function strikeTab(session: CDPSession, shift: boolean): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: shift ? 8 : 0 };
  // That each comes up again is nothing to any page: half of what a walk takes.
  await Promise.all(Array.from({ length: stride }, () => session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })));
}

/** The stops of the last stride; undefined for where nothing of the part has the focus. */
function stopsSince(page: Page): Promise<(Stop | undefined)[]> {
  return page.evaluate(() => {
    const page = globalThis as Walked;
    page.judge?.();
    page.isStruck = false;
    return page.walked?.splice(0) ?? [];
  });
}
