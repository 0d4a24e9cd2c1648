/** A browser as the scenarios use it, whichever it is. One adapter each: `puppeteer.ts`, `webkit.ts`. */

import { expect } from 'vitest';

/** Keys that have a name; letters are typed. */
export type Key = 'Escape' | 'Tab' | 'Enter' | 'Space';

export interface Browser {
  /** Name and version, as the running browser gives them. */
  readonly title: string;
  /** Opens a tab whose viewport is `width` CSS pixels wide. */
  readonly open: (width: number) => Promise<Tab>;
  /** What the program has printed last, once it has come to an end by itself: undefined while it runs. Pages have processes of their own, whose end is not its. */
  readonly end: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

export interface Tab {
  /** Opens an address and waits until it has loaded. */
  readonly go: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Clicks the middle of the first element that matches, scrolled into view. */
  readonly click: (selector: string) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  /** Clicks a place of the viewport, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Moves the mouse to a place of the viewport. */
  readonly moveTo: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into what has the focus, at a person's pace: whoever fills a form in a moment is taken for a robot. */
  readonly type: (text: string) => Promise<void>;
  /** Runs a function in the page. It knows nothing but what it is given. */
  readonly evaluate: <Result, Words extends readonly unknown[]>(
    work: (...words: Words) => Result,
    ...words: Words
  ) => Promise<Awaited<Result>>;
  /** Writes a PNG of what is in view. */
  readonly screenshot: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two letters. */
export const typingPaceMs = 15;

/**
 * Opens an address and waits until it has loaded, scripts and all. Not as the drivers do: WebKit's comes back before the
 * scripts have run, and Firefox's waits for frames of the page before to go, which are kept with it for a return. A blank
 * document may stand between the two pages, and is no answer.
 */
export async function goAndLoad(tab: Pick<Tab, 'evaluate'>, url: string): Promise<void> {
  await tab.evaluate((to) => {
    Object.assign(window, { isLeft: true });
    // Once the answer has been given: a page that goes at once may take it along.
    setTimeout(() => location.assign(to));
  }, url);
  const hasLoaded = () =>
    tab.evaluate(
      (isBlank) => !('isLeft' in window) && (location.href === 'about:blank') === isBlank && document.readyState === 'complete',
      url === 'about:blank',
    );
  await expect.poll(hasLoaded, { message: `${url} has loaded` }).toBe(true);
}

/**
 * Brings an element into view at once, where a press reaches it: a click on one that is still gliding there, or that something
 * lies over, misses it. Answers with its middle, in whole CSS pixels of the viewport. Throws when there is none.
 */
export async function bringIntoView(tab: Pick<Tab, 'evaluate'>, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const reach = () =>
    tab.evaluate(async (matching) => {
      // Between two frames WebKit places an element as the last one showed it, and has it that what moved it has ended.
      await new Promise(requestAnimationFrame);
      const element = document.querySelector(matching);
      if (!element) return undefined;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      const isGliding = document
        .getAnimations()
        .some(
          (motion) =>
            motion instanceof CSSTransition &&
            motion.playState === 'running' &&
            (motion.effect as KeyframeEffect).target?.contains(element) === true,
        );
      return { x, y, isReached: !isGliding && hit !== null && (element.contains(hit) || hit.contains(element)) };
    }, selector);
  let place = await reach();
  if (!place) throw new Error(`Nothing on the page matches ${selector}`);
  const isReached = async () => {
    place = (await reach()) ?? place;
    return place?.isReached;
  };
  await expect.poll(isReached, { message: `${selector} can be reached` }).toBe(true);
  return place;
}
