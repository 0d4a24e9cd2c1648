/** What a scenario is, and what it can wait for. */
import { expect } from 'vitest';
import type { Locale } from '#schema/site.ts';
import type { Tab } from './browser.ts';
import type { Site } from './site.ts';

/** In which language, and in how wide a window, in CSS pixels: a phone or a desk. */
export interface View {
  readonly locale: Locale;
  readonly width: 390 | 1440;
}

export interface Visit extends View {
  readonly tab: Tab;
  readonly site: Site;
}

export interface Scenario {
  readonly title: string;
  /** Where it can be played: in every view unless told otherwise. */
  readonly isFor?: (view: View) => boolean;
  /** Whether it sends a message. */
  readonly needsBackend?: boolean;
  /** Noise that is no fault. */
  readonly allows?: RegExp;
  readonly play: (visit: Visit) => Promise<void>;
}

/** Waits until the page answers as expected. */
export async function until(tab: Tab, what: string, isSo: () => boolean): Promise<void> {
  await expect.poll(() => tab.evaluate(isSo), { message: what }).toBe(true);
}

/** Waits until the address, from its path on, is this one, and the page there has loaded. */
export async function untilAt(tab: Tab, address: string): Promise<void> {
  const reached = () => tab.evaluate(() => (document.readyState === 'complete' ? location.pathname + location.search + location.hash : ''));
  await expect.poll(reached, { message: 'the address' }).toBe(address);
}

/** Waits until the number of elements in view that match is this one. */
export async function untilShown(tab: Tab, selector: string, count = 1): Promise<void> {
  const shown = () =>
    tab.evaluate(
      (matching) =>
        [...document.querySelectorAll(matching)].filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      selector,
    );
  await expect.poll(shown, { message: selector }).toBe(count);
}

/** Waits until the focus is on what matches; `what` says so in words. */
export async function untilFocused(tab: Tab, selector: string, what: string): Promise<void> {
  const isFocused = () => tab.evaluate((matching) => document.activeElement?.matches(matching) === true, selector);
  await expect.poll(isFocused, { message: what }).toBe(true);
}
