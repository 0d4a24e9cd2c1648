/** The position of the ring, its interactive cards, and native scrolling, which Embla does not handle. */
import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, useEffect, useState } from 'react';

/** Tracks the selected card. Positions count from 0 and include the copies of the cards. */
export function useRing(embla: EmblaCarouselType | undefined) {
  const [selected, setSelected] = useState(0);
  /** The position of the first interactive card; as many cards as there are without copies follow it. */
  const [firstInUse, setFirstInUse] = useState(0);

  useEffect(() => {
    const follow = () => {
      const place = embla?.selectedScrollSnap() ?? 0;
      setSelected(place);
      // With the focus inside, the interactive cards stay the same: Tab reaches each card once, then leaves.
      if (!embla?.rootNode().contains(document.activeElement)) setFirstInUse(place);
    };
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);

  return {
    selected,
    firstInUse,
    show(place: number) {
      if (!embla) return;
      // Undoes the browser's own scrolling to the focus, which Embla does not know of.
      embla.rootNode().scrollLeft = 0;
      if (!embla.slidesInView().includes(place)) embla.scrollTo(place);
    },
    release({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setFirstInUse(selected);
    },
  };
}

/** Tolerance for a card snapped to an edge, in CSS pixels. */
const tolerance = 1;

/** Moves the ring to where the browser scrolled the list (find in page, screen reader, text fragment), then calls `onScrolled`. */
export function useNativeScroll(embla: EmblaCarouselType | undefined, onScrolled: () => void): void {
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const follow = () => {
      if (viewport.scrollLeft === 0) return;
      const starts = embla.slideNodes().map((card) => startOf(card) - startOf(viewport));
      // Browsers scroll as little as possible, so the target may be in a card that is mostly out of view.
      const first = Math.min(...starts.filter((start) => start > -tolerance));
      viewport.scrollLeft = 0;
      embla.scrollTo(starts.indexOf(first), true);
      onScrolled();
    };
    follow();
    viewport.addEventListener('scroll', follow);
    return () => viewport.removeEventListener('scroll', follow);
  }, [embla, onScrolled]);
}

/** Returns the position of the edge at which a line starts, growing in the direction of reading. */
function startOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  return document.dir === 'rtl' ? -right : left;
}
