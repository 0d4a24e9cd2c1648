/** Keyboard shortcuts of the whole desk, also while the focus is in a framed page. */
import { openNeighbour, openView, saveAll, saveOpenText } from './actions.ts';
import { frameOf } from './frames.ts';
import { getModel } from './store.ts';

interface Shortcut {
  readonly keys: string;
  readonly effect: string;
}

/** Shortcuts, as the help shows them. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Ctrl+S', effect: 'Save the open text' },
  { keys: 'Ctrl+Shift+S', effect: 'Save everything' },
  { keys: 'Ctrl+Enter', effect: 'Save, and open the next text of the list' },
  { keys: 'Alt+Up, Alt+Down', effect: 'Open the text before or after on the page' },
  { keys: 'Ctrl+Z, Ctrl+Shift+Z', effect: 'Undo, redo in a field' },
  { keys: 'Ctrl+K', effect: 'Search in all texts' },
  { keys: 'Escape', effect: 'Go back to the page' },
  { keys: '?', effect: 'Show these shortcuts' },
];

/** Carries out the shortcut of a key press, if there is one. */
export function handleShortcut(event: KeyboardEvent): void {
  const run = event.defaultPrevented ? undefined : effectOf(event);
  if (!run) return;
  event.preventDefault();
  run();
}

function effectOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): (() => void) | undefined {
  const pressed = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (pressed === 's') return () => void (shiftKey ? saveAll() : saveOpenText());
    if (pressed === 'enter') return () => void saveOpenText(true);
    if (pressed === 'k') return () => document.querySelector<HTMLElement>('#search')?.focus();
    return undefined;
  }
  if (altKey && (pressed === 'arrowup' || pressed === 'arrowdown')) return () => openNeighbour(pressed === 'arrowup' ? -1 : 1);
  // The elements of a frame have another window's classes.
  const element = target as Element | null;
  const isOwn = element?.ownerDocument === document;
  if (isOwn && element?.closest('dialog')) return undefined;
  if (pressed === 'escape' && isOwn) return goToPage;
  if (key === '?' && isOwn && !element?.closest('input, select, [contenteditable="true"]')) return openHelp;
  return undefined;
}

function goToPage(): void {
  frameOf(0)?.focus();
  if (getModel().view.kind !== 'text') openView({ kind: 'text' });
}

export function openHelp(): void {
  document.querySelector<HTMLDialogElement>('#help')?.showModal();
}
