/** Prefetches the next page: on hover and focus without speculation rules; on touch screens, for links that stay in view. */
declare global {
  interface Document {
    /** True while a speculation rule prerenders the page. Undefined in browsers without speculation rules. */
    readonly prerendering?: boolean;
  }
  interface Navigator {
    /** Undefined outside Chromium. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Returns true when the browser saves data or the connection is no faster than 2G. */
export function isMetered(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Links to pages of this site in the same language; `scripts/build/hosting/write.ts` has the same list for speculation rules. */
const pages = 'a[href^="/"]:not([target], [data-language], [data-opens], [href*="."], [href^="/_"])';

/** Pages to prefetch on a touch screen at most: each is as heavy as the current page. */
const mostAhead = 3;

/** Time in view before a link is prefetched, in ms: shorter times mean scrolling past. */
const restMs = 500;

/** Fetches pages into the browser's cache before their links are followed. */
export function prefetchNextPages(): void {
  if (isMetered()) return;
  const asked = new Set([location.pathname]);
  const reach = (link: HTMLAnchorElement | null) => {
    if (!link || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    // An ordinary request in progress would keep Firefox from putting the page into its bfcache. Following the link repeats a failed fetch.
    fetch(link.pathname, { keepalive: true }).catch(() => {});
  };
  if (matchMedia('(pointer: coarse)').matches) afterScroll(() => watchLinksAtRest((link) => asked.size <= mostAhead && reach(link)));
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  for (const event of ['pointerover', 'focusin']) addEventListener(event, ({ target }) => reach((target as Element).closest(pages)));
  // The mouse may rest on a link already.
  reach(document.querySelector(`${pages}:hover`));
}

/** Treats scrolling as engagement: visitors who have not scrolled may leave. */
function afterScroll(work: () => void): void {
  if (scrollY > 0) work();
  else addEventListener('scroll', work, { once: true });
}

/** Calls back with each link of the text that has rested in view. */
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
