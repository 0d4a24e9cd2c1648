/** The header's dropdowns: the disclosure pattern. They open on hover and on click; Escape and leaving close them. */

export function watchDropdowns(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.dropdown > button')];
  const findOpen = () => buttons.find((button) => button.ariaExpanded === 'true');
  /** Expands one dropdown, or none, and collapses all others. */
  const expandOnly = (chosen?: HTMLElement) => {
    for (const button of buttons) button.ariaExpanded = String(button === chosen);
  };
  const close = () => expandOnly();

  for (const button of buttons) {
    // A mouse has opened it on the way to the click, which must then not close it.
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
      // Another may be open by now, under the mouse, and the press that takes the focus from this one be meant for it.
      if (findOpen() === button && !dropdown.contains(relatedTarget as Node | null)) close();
    });
    button.addEventListener('click', ({ detail }) => {
      // A key makes a click of no presses: it says what it means.
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
  // Not every browser moves the focus under a finger.
  addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('.dropdown')) close();
  });
  // From here on, what CSS opens on hover and focus is opened by script.
  document.documentElement.classList.add('scripted');
}
