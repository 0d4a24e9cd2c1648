/**
 * The page that a visitor is about to go to, fetched before its link is followed: as they reach for it, where the browser knows no
 * speculation rules; and where they reach with a finger, while they read.
 */
import { isMetered } from './metered.ts';

declare global {
  interface Document {
    /** Whether the page is prepared before it is asked for. Undefined where browsers do not. */
    readonly prerendering?: boolean;
  }
}

/** Links to other pages of this site, in the same language; what the rules in `scripts/build/speculation-rules.ts` say too. */
const pages = 'a[href^="/"]:not([target], [data-language], [data-opens], [href*="."], [href^="/_"])';

/** Ahead of a finger, so many pages at most: each is as heavy as the one that is read. */
const mostAhead = 3;

/** How long a link is in view before its page is worth it, in ms: shorter, it is being scrolled past. */
const restMs = 500;

/** Arranges for the page to be in the browser’s cache by the time that the link is followed. */
export function fetchNextPages(): void {
  if (isMetered()) return;
  const asked = new Set([location.pathname]);
  const reach = (link: HTMLAnchorElement | null) => {
    if (!link || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    // What outlives the page does not keep Firefox from keeping it for a return. What fails is asked for again when the link is followed.
    fetch(link.pathname, { keepalive: true }).catch(() => {});
  };
  if (matchMedia('(pointer: coarse)').matches) afterScroll(() => watchLinksAtRest((link) => asked.size <= mostAhead && reach(link)));
  // What follows is what the rules say.
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  for (const event of ['pointerover', 'focusin']) addEventListener(event, ({ target }) => reach((target as Element).closest(pages)));
  // The link that the mouse was on when this code came.
  reach(document.querySelector(`${pages}:hover`));
}

/** Who has scrolled reads: others may leave as they came. */
function afterScroll(work: () => void): void {
  if (scrollY > 0) work();
  else addEventListener('scroll', work, { once: true });
}

/** A finger gives no sign before it lands. Of the links in the text, calls with those that have come to rest in view. */
function watchLinksAtRest(call: (link: HTMLAnchorElement) => void): void {
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting) timers.set(target, window.setTimeout(call, restMs, target));
      }
    },
    { threshold: 1 },
  );
  for (const link of document.querySelectorAll(`main :is(${pages})`)) observer.observe(link);
}
