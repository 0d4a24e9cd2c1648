/** Arranging for every island of the page to be hydrated when it asked to. */
import { forEachApart } from '../behaviour/apart.ts';
import { holdSubmit } from './hold-submit.ts';
import { hydrate, onIntent } from './hydrate.ts';
import type { HydrateOn } from './islands.ts';
import { answerTaps } from './taps.ts';

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
    onIntent(island, () => void hydrate(island));
    holdSubmit(island);
  },
  tap: answerTaps,
};
