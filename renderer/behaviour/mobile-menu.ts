/** The mobile menu: closes on a link, on the overlay and on Escape, and keeps the focus while it is open. */

export function watchMobileMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu');
  const summary = menu?.querySelector('summary');
  if (!menu || !summary) return;
  const close = () => {
    menu.open = false;
    summary.focus();
  };

  menu.addEventListener('click', ({ target }) => {
    // The overlay is drawn by the menu itself, so a click on it has the menu as its target.
    if (target === menu) close();
    else if ((target as Element).closest('a')) menu.open = false;
  });
  // On the window, because a tap beside the links leaves the focus nowhere. A window made wide hides the menu, open or not.
  addEventListener('keydown', (event) => {
    if (!menu.open || !menu.offsetParent) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepInside(menu, event);
  });
}

/** Sends the focus from the last element to the first, and back; and in, when it is elsewhere. */
function keepInside(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, summary')];
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1) && menu.contains(document.activeElement)) return;
  event.preventDefault();
  stops[0]?.focus();
}
