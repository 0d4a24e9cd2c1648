/** Arranging for every island of the page to be hydrated when it asked to. */
import { forEachApart } from '../behaviour/apart.ts';
import { holdSubmit } from './hold-submit.ts';
import { hydrate, hydrateOnIntent } from './hydrate.ts';
import type { HydrateOn } from './islands.ts';

export function watchIslands(): void {
  forEachApart(document.querySelectorAll<HTMLElement>('[data-island]'), (island) =>
    strategies[island.dataset['hydrate'] as HydrateOn](island),
  );
}

const strategies: { readonly [When in HydrateOn]: (island: HTMLElement) => void } = {
  visible(island) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void hydrate(island);
      },
      { rootMargin: '200px' },
    );
    observer.observe(island);
  },
  intent(island) {
    hydrateOnIntent(island, island);
    holdSubmit(island);
  },
  opening(island) {
    strategies.intent(island);
    for (const opener of document.querySelectorAll<HTMLElement>(`[data-opens=${island.dataset['island']}]`))
      hydrateOnIntent(opener, island);
    // Opened before this code was there.
    if (island.querySelector('[open]')) void hydrate(island);
  },
};
