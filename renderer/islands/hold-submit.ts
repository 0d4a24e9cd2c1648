/** A form sent before its island is hydrated waits for it, which also says what is wrong. If it never is, the form is plain HTML. */
import { hydrateInTime, isGivenUp } from './hydrate.ts';

export function holdSubmit(island: HTMLElement): void {
  let isHeld = false;
  // A form with a mistake is not submitted: the browser would say so in a bubble of its own.
  for (const type of ['submit', 'invalid'])
    island.addEventListener(
      type,
      async (event) => {
        // Given up, it is a plain form as often as it is sent: a visitor may come back to it from the answer.
        if (island.dataset['hydrated'] !== undefined || isGivenUp(island)) return;
        event.preventDefault();
        // Pressed again while it waits: once is enough.
        if (isHeld) return;
        isHeld = true;
        await hydrateInTime(island);
        island.querySelector('form')?.requestSubmit();
      },
      true,
    );
}
