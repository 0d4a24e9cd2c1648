/** The first sign of a visitor who has come to stay. */
import { stayMs } from '#schema/constants.ts';

/** What visitors do on a page before they reach for anything in it. */
const signs = ['pointerover', 'keydown', 'scroll'];

/** Calls back at the first sign of each kind, and when the page has been open for `stayMs`. */
export function onFirstSign(work: () => void): void {
  for (const sign of signs) addEventListener(sign, work, { once: true });
  setTimeout(work, stayMs);
}
