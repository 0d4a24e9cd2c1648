/** What the browser scrolls by its own means, behind Embla’s back. */
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** CSS pixels by which a card may miss the edge that it was snapped to. */
const tolerance = 1;

/**
 * Stands the ring where the list was scrolled to: by a finger before this code was there, and ever after by a search in the page,
 * a link to words of it or a screen reader. `onScrolled`: the visitor has taken an interest.
 */
export function useNativeScroll(embla: EmblaCarouselType | undefined, onScrolled: () => void): void {
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const follow = () => {
      if (viewport.scrollLeft === 0) return;
      const lefts = embla.slideNodes().map((card) => leftOf(card) - leftOf(viewport));
      // Browsers scroll no further than they must: what they were asked for may stand in a card of which little is to be seen.
      const first = Math.min(...lefts.filter((left) => left > -tolerance));
      viewport.scrollLeft = 0;
      embla.scrollTo(lefts.indexOf(first), true);
      onScrolled();
    };
    follow();
    viewport.addEventListener('scroll', follow);
    return () => viewport.removeEventListener('scroll', follow);
  }, [embla, onScrolled]);
}

function leftOf(element: HTMLElement): number {
  return element.getBoundingClientRect().left;
}
