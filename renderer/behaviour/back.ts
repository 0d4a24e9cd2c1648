/** The back link: the browser's history when the visitor came from this site; otherwise home, where the link leads. */

export function watchBackLink(): void {
  document.querySelector('.back')?.addEventListener('click', (event) => {
    // A page of this site that stands before this one in the history: the referrer alone can be one that a redirect has left.
    const hasBefore = window.navigation?.canGoBack ?? history.length > 1;
    if (!hasBefore || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });
}
