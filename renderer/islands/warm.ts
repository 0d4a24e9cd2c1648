/** Fetching islands’ code ahead of the wish for it, where the visitor does not pay by the byte. */
import { registry } from 'virtual:islands';
import { isMetered } from '../behaviour/metered.ts';
import { fetchOnly } from './fetch-first.ts';
import { hydrations } from './hydrations.ts';
import type { Registry } from './islands.ts';

/** Fetches the code of the islands that wait for an intent, once the page is idle. It is not run until it is wanted. */
export function warmIslands(): void {
  if (isMetered()) return;
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate=intent], [data-hydrate=opening]')) {
      // What fails here is asked for again when it is wanted.
      if (!hydrations.has(island)) fetchOnly(registry[island.dataset['island'] as string] as Registry[string]).catch(() => {});
    }
  });
}
