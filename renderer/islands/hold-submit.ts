/** A form sent before its island is hydrated waits for it. If it is never hydrated, the form is sent as plain HTML. */
import { hydrateInTime, isGivenUp } from './hydrate.ts';

export function holdSubmit(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  let isHeld = false;
  form.addEventListener('submit', async (event) => {
    // Given up, it is a plain form as often as it is sent: a visitor may come back to it from the answer.
    if (island.dataset['hydrated'] !== undefined || isGivenUp(island)) return;
    event.preventDefault();
    // Pressed again while it waits: once is enough.
    if (isHeld) return;
    isHeld = true;
    await hydrateInTime(island);
    form.requestSubmit();
  });
}
