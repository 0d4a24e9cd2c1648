/**
 * Offers the page in the language that the browser prefers: one line at the lower edge of the window, made from the language link of
 * the header. Visitors who have followed a language link or closed the offer never see it again.
 */

export function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.header-languages [data-language]')];
  const isIn = (tag: string, { lang }: HTMLElement) => tag.split('-')[0] === lang.split('-')[0];
  const preferred = navigator.languages.find((tag) => links.some((link) => isIn(tag, link))) ?? '';
  const link = links.find((each) => isIn(preferred, each));
  // The link to the page itself has no words.
  if (link?.dataset['language'] && isUndecided()) document.querySelector('.site-footer')?.append(makeOffer(link));
}

/** Returns true if no language is stored. Without storage, a closed offer would come back on the next page. */
function isUndecided(): boolean {
  try {
    return localStorage.getItem('language') === null;
  } catch {
    return false;
  }
}

function makeOffer(languageLink: HTMLAnchorElement): HTMLElement {
  const offer = document.createElement('p');
  offer.className = 'language-offer flex border bg-paper text-small';
  const link = languageLink.cloneNode() as HTMLAnchorElement;
  link.className = 'link px-6 py-3';
  link.textContent = languageLink.dataset['language'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'px-6 py-3';
  button.textContent = '×';
  button.ariaLabel = document.querySelector('.mobile-menu .when-open')?.textContent ?? '';
  button.addEventListener('click', () => {
    offer.remove();
    // No language, but a decision.
    localStorage.setItem('language', '');
  });
  offer.append(link, button);
  return offer;
}
