/** The script of every page: menus, back link, and the hydration of islands. No framework. */
import { stayMs } from '#schema/site/constants.ts';
import { isolateErrors } from './behaviour/isolate.ts';
import { watchDropdowns, watchMobileMenu } from './behaviour/menus.ts';
import { watchTooltip } from './behaviour/tooltip.ts';
import { hasDraft } from './islands/contact/has-draft.ts';
import { loadLazyChunk, watchIslands } from './islands/runtime/hydrate.ts';

function start(): void {
  isolateErrors([watchDropdowns, watchMobileMenu, watchBackLink, watchTooltip, watchIslands], (watch) => watch());
  // The page works without this code, so a failed fetch is ignored.
  const prepare = () => void loadLazyChunk().catch(() => {});
  // A query may choose the subject of the contact form.
  if (hasDraft() || location.search) prepare();
  for (const input of ['pointerover', 'keydown', 'scroll']) addEventListener(input, prepare, { once: true });
  setTimeout(prepare, stayMs);
}

/** Makes the back link go back in the history when the visitor came from this site. Otherwise the link leads home. */
function watchBackLink(): void {
  document.querySelector('.back')?.addEventListener('click', (event) => {
    // The referrer alone may be a page whose redirect replaced its history entry.
    const canGoBack = window.navigation?.canGoBack ?? history.length > 1;
    if (!canGoBack || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });
}

// Prerendering must not send anything or start timers before the page is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
