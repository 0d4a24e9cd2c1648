/** The menus of the header: dropdowns on wide screens, a panel on narrow ones. */

/** Opens dropdowns (the disclosure pattern) on hover and on click; Escape and leaving close them. */
export function watchDropdowns(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.dropdown > button')];
  const findOpen = () => buttons.find((button) => button.ariaExpanded === 'true');
  /** Expands one dropdown, or none, and collapses all others. */
  const expandOnly = (chosen?: HTMLElement) => {
    for (const button of buttons) button.ariaExpanded = String(button === chosen);
  };
  const close = () => expandOnly();

  for (const button of buttons) {
    // The hover before a click has opened the dropdown: the click must not close it.
    let isOpenedByHover = false;
    const dropdown = button.parentElement as HTMLElement;
    dropdown.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      isOpenedByHover = findOpen() !== button;
      expandOnly(button);
    });
    dropdown.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') close();
    });
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      // The mouse may have opened another dropdown meanwhile.
      if (findOpen() === button && !dropdown.contains(relatedTarget as Node | null)) close();
    });
    button.addEventListener('click', ({ detail }) => {
      // Keys make clicks with a `detail` of 0.
      const isMeantOpen = (isOpenedByHover && detail > 0) || findOpen() !== button;
      expandOnly(isMeantOpen ? button : undefined);
      isOpenedByHover = false;
    });
  }

  addEventListener('keydown', ({ key }) => {
    const button = findOpen();
    if (key !== 'Escape' || !button) return;
    if (button.parentElement?.matches(':focus-within')) button.focus();
    close();
  });
  // Some browsers do not move the focus on a tap.
  addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('.dropdown')) close();
  });
  // Switches off the hover and focus rules of the style sheet.
  document.documentElement.classList.add('scripted');
}

/** Closes the mobile menu on a link, on the overlay and on Escape, and traps the focus while the menu is open. */
export function watchMobileMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu');
  const summary = menu?.querySelector('summary');
  if (!menu || !summary) return;
  const close = () => {
    menu.open = false;
    summary.focus();
  };

  menu.addEventListener('click', ({ target }) => {
    // The overlay is a pseudo-element of the menu.
    if (target === menu) close();
    else if ((target as Element).closest('a')) menu.open = false;
  });
  // On the window, because a tap beside the links focuses nothing. A wide window hides the open menu.
  addEventListener('keydown', (event) => {
    if (!menu.open || !menu.offsetParent) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepInside(menu, event);
  });
}

/** Moves the focus from the last element to the first and back, and into the menu when the focus is elsewhere. */
function keepInside(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, summary')];
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1) && menu.contains(document.activeElement)) return;
  event.preventDefault();
  stops[0]?.focus();
}
