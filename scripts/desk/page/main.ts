/** Script of the pages that the desk shows: finds the texts, lets the writer point at them, and follows drafts. */
import type { FromPage, PlacedText, ToPage } from '../protocol.ts';
import { placesIn, watchMarks } from './marks.ts';
import { findOverflows, rememberFits } from './overflow.ts';
import { outline, outlineAgain, setPicking, watchPicking } from './picking.ts';
import { firstVersion, refresh } from './refresh.ts';
import { boxesOf, hasBox, unfold } from './reveal.ts';

watchMarks();
// A page in a page of the site, such as the scoring tool, is edited alone.
if (parent !== self && parent === top) talk();

function talk(): void {
  // The desk's panes are no frames to the page's styles.
  delete document.documentElement.dataset['framed'];
  addEventListener('message', ({ source, origin, data }: MessageEvent<ToPage>) => {
    if (source !== parent || origin !== location.origin) return;
    if (data.kind === 'mode') setPicking(data.isPicking);
    if (data.kind === 'reveal') reveal(data.id);
    if (data.kind === 'refresh') follow();
  });
  watchPicking(({ keys }) => {
    const key = keys.at(-1);
    if (key) post({ kind: 'picked', ...key });
  });
  // An island has other nodes after hydration, which may open a dialog.
  new MutationObserver(outlineAgain).observe(document.body, { subtree: true, attributeFilter: ['data-hydrated', 'open'] });
  // Each pane has its own language: the stored one would redirect the next page.
  addEventListener('click', () => localStorage.removeItem('language'));
  const { page = '' } = document.documentElement.dataset;
  void firstVersion.finally(() => post({ kind: 'ready', page, locale: document.documentElement.lang, texts: placedTexts() }));
}

function post(message: FromPage): void {
  parent.postMessage(message, location.origin);
}

/** Returns each text of each place once. */
function placedTexts(): PlacedText[] {
  const found = new Map<string, PlacedText>();
  for (const { keys, place, of } of placesIn())
    for (const { id, locale } of keys) {
      const name = `${id} ${place}`;
      if (!found.has(name)) found.set(name, { id, locale, place, ...(of !== undefined && { of }) });
    }
  return [...found.values()];
}

/** Outlines a text in the middle of the pane, a shown place before a folded one. */
function reveal(id: string): void {
  const places = placesIn().filter(({ keys }) => keys.some((key) => key.id === id));
  const place = places.find(hasBox) ?? places.find(({ place }) => place === 'text') ?? places[0];
  if (!place) {
    outline(undefined);
    return;
  }
  if (!hasBox(place)) unfold(place.element);
  if (place.place !== 'head' && place.place !== 'data') place.element.scrollIntoView({ block: 'center' });
  // The header is hidden while the page scrolls down.
  if (boxesOf(place).some(({ bottom }) => bottom <= 0)) scrollTo({ top: 0, behavior: 'instant' });
  outline(place);
}

let following: Promise<void> | undefined;
let isBehind = false;

/** Follows drafts, one page at a time: requests during a refresh share the next one. */
function follow(): void {
  if (following) {
    isBehind = true;
    return;
  }
  rememberFits();
  following = refresh()
    .then(() => {
      outlineAgain();
      post({ kind: 'overflows', texts: findOverflows() });
    })
    // The next refresh tries again; Vite's overlay shows the mistake.
    .catch(console.error)
    .finally(() => {
      following = undefined;
      if (isBehind) follow();
      isBehind = false;
    });
}
