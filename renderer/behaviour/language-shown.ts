/** A page that comes back as it was left, by the browser’s history, is gone on from in its own language: the preference for another ends. */

/** Arranges for it; `renderer/document/first-script.ts` does the same for a page that is loaded again. */
export function goOnInLanguageShown(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && endOtherPreference());
}

function endOtherPreference(): void {
  const { dataset, lang } = document.documentElement;
  try {
    if (dataset['paths'] && localStorage.getItem('language') !== lang) localStorage.setItem('language', '');
  } catch {
    // No storage, no preference.
  }
}
