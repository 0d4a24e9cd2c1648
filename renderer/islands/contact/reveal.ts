/**
 * Brings what the keyboard has come to into view: a dialog that keeps the focus inside moves it without scrolling, and browsers
 * show no more than the first line of a long field. What is pressed stays under the pointer.
 */
export function reveal(element: HTMLElement): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
