/** Arranging for every island of the page to wake when it asked to. */
import { forEachApart } from '../behaviour/apart.ts';
import { holdSubmit } from './hold-submit.ts';
import type { Wake } from './islands.ts';
import { answerTaps } from './taps.ts';
import { onIntent, wake } from './wake.ts';

export function watchIslands(): void {
  forEachApart(document.querySelectorAll<HTMLElement>('[data-island]'), (island) => strategies[island.dataset['wake'] as Wake](island));
}

const strategies: { readonly [When in Wake]: (island: HTMLElement) => void } = {
  visible(island) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void wake(island);
      },
      { rootMargin: '200px' },
    );
    observer.observe(island);
  },
  intent(island) {
    onIntent(island, () => void wake(island));
    holdSubmit(island);
  },
  tap: answerTaps,
};
