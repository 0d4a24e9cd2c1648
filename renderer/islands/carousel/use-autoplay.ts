/** Turning by itself, until the visitor takes an interest. */
import type { EmblaCarouselType } from 'embla-carousel';
import { type PointerEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Moves to the next card every `everyMs` milliseconds. Stops for good on interaction (a drag, a button, the focus; `stop` for any
 * other), and as long as the mouse is over it or the page is hidden; the play button starts it again. `isStill`: the visitor asked
 * for less motion, so it never starts by itself.
 */
export function useAutoplay(embla: EmblaCarouselType | undefined, everyMs: number, isStill: boolean) {
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const isTurning = usePageShown() && isPlaying && !isHovered;
  // A finger hovers over nothing, whatever mouse its tap is followed by.
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
        // The pause button is there to be reached while it turns.
        if (event.target instanceof Element && event.target.closest('.carousel-controls > :first-child')) return;
        stop();
      },
    },
  };
}

const query = '(prefers-reduced-motion: reduce)';

/** False on the server and until the page is hydrated; follows the setting from then on. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribeToMotion(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** False in a tab that is hidden and in a page that is prerendered, on the server too. */
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
