/** Openers: links that open an island when it can be had, and do what HTML says when it cannot. */
import { hydrate, hydrateInTime, isGivenUp, onIntent } from './hydrate.ts';

declare global {
  interface Window {
    /** Set by the first script of the page: an opener that was used before this code was there. */
    earlyTap?: HTMLElement | undefined;
    /** Set here: the first script leaves taps alone from now on. */
    isListening?: boolean;
  }
}

/** Answers the openers of an island, and the tap that came too early. */
export function answerTaps(island: HTMLElement): void {
  for (const opener of document.querySelectorAll<HTMLElement>(`[data-opens="${island.dataset['island']}"]`)) {
    onIntent(opener, () => void hydrate(island));
    opener.addEventListener('click', (event) => {
      if (isGivenUp(island) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void open(island, opener);
    });
  }
  window.isListening = true;
  if (window.earlyTap) void open(island, window.earlyTap);
  window.earlyTap = undefined;
}

async function open(island: HTMLElement, opener: HTMLElement): Promise<void> {
  // Pressed again while it waits: once is enough.
  if (opener.ariaBusy) return;
  opener.ariaBusy = 'true';
  const module = await hydrateInTime(island);
  opener.ariaBusy = null;
  module?.open?.(opener);
  // What the tap was for: the link is followed.
  if (isGivenUp(island)) opener.click();
}
