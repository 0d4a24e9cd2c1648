/** Shows the offer of the page in the language that the browser prefers, unless the visitor has chosen or dismissed a language. */

export function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
  const known = [document.documentElement, ...offers];
  const isWanted = (tag: string, { lang }: HTMLElement) => tag.split('-')[0] === lang.split('-')[0];
  const preferred = navigator.languages.find((tag) => known.some((element) => isWanted(tag, element))) ?? '';
  const offer = offers.find((element) => isWanted(preferred, element));
  if (!offer || !isUndecided()) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    // No language, but a decision.
    localStorage.setItem('language', '');
  });
}

/** Returns true if no language is stored. Without storage, a dismissed offer would come back on the next page. */
function isUndecided(): boolean {
  try {
    return localStorage.getItem('language') === null;
  } catch {
    return false;
  }
}
