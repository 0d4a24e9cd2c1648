/** The first sign of a visitor who has come to stay. */
import { stayMs } from '#schema/constants.ts';

/** What visitors do on a page before they reach for anything in it. */
const signs = ['pointerover', 'keydown', 'scroll'];

/** Calls back once: at the first sign, or when the page has been open for `stayMs`. */
export function onFirstSign(work: () => void): void {
  let isGiven = false;
  const give = () => {
    if (isGiven) return;
    isGiven = true;
    work();
  };
  for (const sign of signs) addEventListener(sign, give, { once: true });
  setTimeout(give, stayMs);
}
