/** A submit between the arrival of the form's code and its first rendering: React does not see it, so it is made again. */

/** What React answers, in a form that is alive, is left alone. */
export function repeatEarlySubmit(island: HTMLElement): void {
  let isAwaited = false;
  const repeat = (event: Event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : (event.target as HTMLInputElement).form;
    if (event.defaultPrevented || !form || form.noValidate) return;
    event.preventDefault();
    // A form is invalid once for each field that is.
    if (isAwaited) return;
    isAwaited = true;
    // The form takes validation over as it comes to life.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      form.requestSubmit();
    }).observe(form, { attributeFilter: ['novalidate'] });
  };
  island.addEventListener('submit', repeat);
  island.addEventListener('invalid', repeat, true);
}
