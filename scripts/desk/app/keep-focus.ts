/** Keeps the focus in the panel: a dialog of the page that opens to show its text would take it while the writer types. */

/** True after a key or a click that may move the focus into a page. */
let isMoving = false;

/** Remembers whether the writer moves the focus. Listens in the desk and in each framed page. */
export function noteInput(event: Event): void {
  isMoving = event.type === 'pointerdown' || ['Tab', 'Escape'].includes((event as KeyboardEvent).key);
}

/** Returns the focus to an element of the desk from which a page's script has taken it. */
export function keepFocus(): void {
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, noteInput, true);
  addEventListener('focusin', () => {
    isMoving = false;
  });
  addEventListener('focusout', ({ target }) => {
    // The frame has the focus after the event.
    setTimeout(() => {
      if (!isMoving && document.activeElement instanceof HTMLIFrameElement && target instanceof HTMLElement) target.focus();
    });
  });
}
