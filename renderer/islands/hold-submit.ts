/**
 * A form sent before its island is hydrated waits for it, which also says what is wrong. If it never is, the form is plain HTML:
 * as soon as there is a network, for a browser's own page of errors would stand in the place of what was typed.
 */
import { hydrateInTime, isGivenUp } from './hydrate.ts';

export function holdSubmit(island: HTMLElement): void {
  let isHeld = false;
  // A form with a mistake is not submitted: the browser would say so in a bubble of its own.
  for (const type of ['submit', 'invalid'])
    island.addEventListener(
      type,
      async (event) => {
        // Once given up it stays a plain form, however often it is sent: a visitor may come back to it from the answer.
        if (island.dataset['hydrated'] !== undefined || (isGivenUp(island) && navigator.onLine)) return;
        event.preventDefault();
        // Pressed again while it waits: once is enough.
        if (isHeld) return;
        isHeld = true;
        await hydrateInTime(island);
        while (isGivenUp(island) && !navigator.onLine) {
          await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
          await hydrateInTime(island);
        }
        isHeld = false;
        island.querySelector('form')?.requestSubmit();
      },
      true,
    );
}
