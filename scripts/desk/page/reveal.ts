/** Shows a text that is folded away, and finds the boxes of a text. */
import type { Place } from './marks.ts';

/** Returns the boxes of a place on the screen, a line each; none for a text that is not shown. */
export function boxesOf({ element, text, place }: Place): DOMRect[] {
  if (!isShown(element)) return [];
  if (!text) return place === 'head' ? [] : [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(text);
  // Texts for screen readers alone are clipped to a pixel.
  const isClipped = element.clientWidth === 1 && element.clientHeight === 1;
  return isClipped ? [] : [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** Returns true for a place with a box on the screen. */
export const hasBox = (place: Place): boolean => boxesOf(place).length > 0;

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** Opens the disclosures, menus and dialogs around an element, from the outside in. */
export function unfold(element: Element): void {
  const around: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) around.unshift(each);
  for (const each of around) {
    // The words of a summary are shown while its details are closed.
    if (each instanceof HTMLDetailsElement && !each.querySelector(':scope > summary')?.contains(element)) each.open = true;
    if (each instanceof HTMLDialogElement && !each.open) openDialog(each);
    const control = each.id && document.querySelector<HTMLElement>(`[aria-controls=${CSS.escape(each.id)}][aria-expanded=false]`);
    if (control) control.click();
  }
}

/** Opens a dialog. The opener of an island's dialog hydrates the island, which opens the dialog. */
function openDialog(dialog: HTMLDialogElement): void {
  const island = dialog.closest('[data-island]')?.getAttribute('data-island');
  const opener = island && document.querySelector<HTMLElement>(`[data-opens=${CSS.escape(island)}]`);
  if (opener) opener.click();
  else dialog.showModal();
}
