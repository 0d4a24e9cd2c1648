/** What the browser scrolls by its own means, behind Embla’s back. */
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

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
      const distances = embla.slideNodes().map((card) => Math.abs(leftOf(card) - leftOf(viewport)));
      viewport.scrollLeft = 0;
      embla.scrollTo(distances.indexOf(Math.min(...distances)), true);
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
