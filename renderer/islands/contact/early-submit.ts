/** A submit between the arrival of the form's code and its first rendering: React does not see it, so it is made again. */

/** To be called once React listens on the island; what React has answered is left alone. */
export function repeatEarlySubmit(island: HTMLElement): void {
  island.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // The form takes validation over as it comes to life.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      form.requestSubmit();
    }).observe(form, { attributeFilter: ['novalidate'] });
  });
}
