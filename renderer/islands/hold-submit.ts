/** A form sent before its island is awake waits for it. If it never wakes, the form is sent as plain HTML. */
import { isGivenUp, wakeInTime } from './wake.ts';

export function holdSubmit(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  let isHeld = false;
  form.addEventListener('submit', async (event) => {
    // Given up, it is a plain form as often as it is sent: a visitor may come back to it from the answer.
    if (island.dataset['awake'] !== undefined || isGivenUp(island)) return;
    event.preventDefault();
    // Pressed again while it waits: once is enough.
    if (isHeld) return;
    isHeld = true;
    await wakeInTime(island);
    form.requestSubmit();
  });
}
