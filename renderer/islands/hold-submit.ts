/** A form sent before its island is awake waits for it. If it never wakes, the form is sent as plain HTML. */
import { wake } from './wake.ts';

export function holdSubmit(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  let isHeld = false;
  const hold = async (event: SubmitEvent) => {
    if (island.dataset['awake'] !== undefined) return;
    event.preventDefault();
    // Pressed again while it waits: once is enough.
    if (isHeld) return;
    isHeld = true;
    if (await wake(island)) form.requestSubmit();
    else form.submit();
  };
  form.addEventListener('submit', hold);
}
