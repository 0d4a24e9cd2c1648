/**
 * The inline script of every page, in the head: runs before the first paint. `scripts/build/inline-script.ts` bundles and minifies
 * this file; `_headers` allows the script by its hash, so the text is the same on every page. Only behaviour that cannot wait for
 * the other scripts belongs here.
 */
import { roles } from '#generated/pages.ts';
import type { IslandElement } from '../islands/runtime/mount.tsx';

const { dataset } = document.documentElement;
/** The target of the last press of a pointer: a press that began inside a dialog and ends on its backdrop does not close it. */
let pressed: EventTarget | null;

function find(selector: string) {
  return document.querySelector<HTMLElement>(selector);
}

/** Calls `use` with the storage; returns undefined where storage is disabled. */
function withStorage(use: (storage: Storage) => string): string | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Returns true for events with a modifier that makes the browser do something else. */
function isModified(event: KeyboardEvent | MouseEvent): boolean {
  return event.ctrlKey || event.metaKey;
}

/** Listens in the capture phase, before any component. */
function on<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type] & { readonly target: Element }) => void) {
  addEventListener(type, listener as EventListener, true);
}

const storedLocale = withStorage((storage) => storage['language']) ?? '';
const paths: Readonly<Record<string, string>> = JSON.parse(dataset['paths'] || '{}');

// Redirects to the stored locale. A page reached through the history stays, and clears the stored locale (`renderer/lazy-chunk.ts`).
if (Object.hasOwn(paths, storedLocale)) {
  if (performance.navigation.type < 2) location.replace(paths[storedLocale] + location.search + location.hash);
  else withStorage((storage) => (storage['language'] = ''));
}

// Styles hide the header of a framed page.
if (self !== top) dataset['framed'] = '';

if (dataset['page'] === roles.notFound) console.error('404: no page at', location.pathname);

/** Adds query and anchor of the address to the language link around an element, and returns the link. */
function languageLinkOf(target: Element) {
  const link = target.closest<HTMLAnchorElement>('[data-language]');
  if (link) {
    link.search = location.search;
    link.hash = location.hash;
  }
  return link;
}

on('pointerdown', ({ target }) => {
  pressed = target;
  // Other buttons open the link in a new tab or copy it.
  languageLinkOf(target);
});

on('keydown', (event) => {
  // Focus rings of links around large areas are shown for the keyboard only.
  if (event.key === 'Tab') dataset['focus'] = '';
  // A letter typed while a dialog is open goes into its first field, unless another field has the focus.
  if (/^[^ ]$/u.test(event.key) && !isModified(event) && !event.target.closest('input,textarea,select'))
    find('dialog[open] input:not([type=hidden])')?.focus();
});

// Space presses links with the role of a button when the key is released, as it presses buttons.
for (const type of ['keydown', 'keyup'] as const)
  on(type, (event) => {
    const link = event.target.closest<HTMLElement>('a[role=button]');
    if (event.key !== ' ' || !link) return;
    event.preventDefault();
    if (type === 'keyup') link.click();
  });

on('click', (event) => {
  const { target } = event;
  const languageLink = languageLinkOf(target);
  const opener = target.closest<HTMLElement>('[data-opens]');
  // Stores the locale before the link is followed.
  if (languageLink) withStorage((storage) => (storage['language'] = languageLink.hreflang));
  target.closest('.modal-close')?.closest('dialog')?.close();
  if (!opener || isModified(event) || event.shiftKey) return;
  const island = find(`[data-island=${opener.dataset['opens']}]`) as IslandElement | null;
  // The opener is a link, which works without its dialog.
  if (island ? 'failed' in island.dataset : document.readyState !== 'loading') return;
  if (island) openDialog(island, opener);
  else addEventListener('DOMContentLoaded', () => opener.click());
  // Last: without `showModal`, an error leaves the link to the browser.
  event.preventDefault();
});

/** Opens the dialog at once, before its island is hydrated; the browser handles focus and Escape. */
function openDialog(island: IslandElement, opener: HTMLElement): void {
  const dialog = island.querySelector('dialog') as HTMLDialogElement;
  island.opener = opener;
  opener.focus();
  dialog.showModal();
  dialog.onclick = ({ target, detail, x, y }) => {
    const box = dialog.getBoundingClientRect();
    const isOutside = (x - box.left) * (x - box.right) > 0 || (y - box.top) * (y - box.bottom) > 0;
    // The second click of a double click on the opener lands on the backdrop.
    if (isOutside && target === dialog && pressed === dialog && detail < 2) dialog.close();
  };
}
