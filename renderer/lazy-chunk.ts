/** The lazy chunk of every page: code for after the visitor's first input, and the loader of islands. */
import { isolateErrors } from './behaviour/isolate.ts';
import { offerLanguage } from './behaviour/language-offer.ts';
import { prefetchNextPages } from './behaviour/next-page.ts';
import { watchActiveSection, watchScrollDirection } from './behaviour/scroll.ts';
import { restoreDrafts } from './islands/contact/draft.ts';
import { loadIsland, prefetchIslands } from './islands/runtime/code.ts';

export { loadIsland };

isolateErrors(
  [restoreDrafts, watchReturn, watchActiveSection, watchScrollDirection, offerLanguage, prefetchNextPages, prefetchIslands],
  (start) => start(),
);

/**
 * Clears the stored locale when a page in another language is restored from the bfcache: its visitor reads that language now. The
 * inline script does the same for pages that are loaded again.
 */
function watchReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { dataset, lang } = document.documentElement;
    try {
      if (persisted && dataset['paths'] && localStorage.getItem('language') !== lang) localStorage.setItem('language', '');
    } catch {
      // Storage is disabled.
    }
  });
}
