/** Autoplay of the carousel until the visitor interacts. */
import type { EmblaCarouselType } from 'embla-carousel';
import { type PointerEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Moves to the next card every `everyMs` milliseconds. A drag, a button, the focus or `stop` stops autoplay until the play button is
 * pressed; the mouse over the carousel or a hidden page pauses autoplay. `isStill`: the visitor prefers reduced motion, so autoplay
 * does not start. `isWhole`: all cards are in view, so nothing turns.
 */
export function useAutoplay(embla: EmblaCarouselType | undefined, everyMs: number, isStill: boolean, isWhole: boolean) {
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const isTurning = usePageShown() && isPlaying && !isHovered && !isWhole;
  // Browsers send emulated mouse events after a tap.
  const hover = (isOver: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(isOver);

  useEffect(() => {
    if (isStill) setPlaying(false);
  }, [isStill]);

  useEffect(() => {
    if (!embla || !isTurning) return;
    const timer = setInterval(() => embla.scrollNext(), everyMs);
    return () => clearInterval(timer);
  }, [embla, everyMs, isTurning]);

  const stop = useCallback(() => setPlaying(false), []);
  useEffect(() => {
    embla?.on('pointerDown', stop);
    return () => void embla?.off('pointerDown', stop);
  }, [embla, stop]);

  return {
    isPlaying,
    stop,
    toggle: () => setPlaying((was) => !was),
    stops: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onFocus: (event: { target: EventTarget }) => {
        // The focus on the pause button must not stop what the button would pause.
        if (event.target instanceof Element && event.target.closest('.carousel-controls > :first-child')) return;
        stop();
      },
    },
  };
}

/** Returns true for a page in a foreground tab; false in a hidden tab, during prerendering, and on the server. */
function usePageShown(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => false,
  );
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
