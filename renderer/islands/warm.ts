/** Fetching islands’ code ahead of the wish for it, where the visitor does not pay by the byte. */
import { isMetered } from '../behaviour/metered.ts';
import { fetchOnly } from './fetch-first.ts';
import { fetchProps, loaderOf } from './fetch-island.ts';
import { hydrations } from './hydrations.ts';

/** Fetches the code and the props of the islands that wait for an intent, once the page is idle. It is not run until it is wanted. */
export function warmIslands(): void {
  if (isMetered()) return;
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate=intent], [data-hydrate=opening]')) {
      // What fails here is asked for again when it is wanted.
      if (hydrations.has(island)) continue;
      for (const fetching of [fetchOnly(loaderOf(island)), fetchProps(island)]) fetching.catch(() => {});
    }
  });
}
