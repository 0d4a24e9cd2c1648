/** The ring of cards: where it stands, and which of its cards can be used. */
import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, useEffect, useState } from 'react';

/** Places of the ring are counted from 0, copies of the cards included. */
export function useRing(embla: EmblaCarouselType | undefined) {
  const [selected, setSelected] = useState(0);
  /** The first of the cards that can be used: as many as there are without copies, one after the other. */
  const [firstInUse, setFirstInUse] = useState(0);

  useEffect(() => {
    const follow = () => {
      const place = embla?.selectedScrollSnap() ?? 0;
      setSelected(place);
      // Under the keyboard they stay the same, so that Tab comes to each once and then leaves.
      if (!embla?.rootNode().contains(document.activeElement)) setFirstInUse(place);
    };
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);

  return {
    selected,
    firstInUse,
    /** Brings the card that has the focus into view, if it is not. */
    show(place: number) {
      if (!embla) return;
      // The browser scrolls to the focus by its own means, behind Embla's back.
      embla.rootNode().scrollLeft = 0;
      if (!embla.slidesInView().includes(place)) embla.scrollTo(place);
    },
    release({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setFirstInUse(selected);
    },
  };
}

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
