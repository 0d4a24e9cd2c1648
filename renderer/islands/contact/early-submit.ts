/** Repeats a submit that happens between the loading of a form’s chunk and its hydration, which React misses. Ignores hydrated forms. */
export function repeatEarlySubmit(island: HTMLElement): void {
  let isRepeating = false;
  const repeat = (event: Event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : (event.target as HTMLInputElement).form;
    if (event.defaultPrevented || !form || form.noValidate) return;
    event.preventDefault();
    // Each invalid field fires its own event.
    if (isRepeating) return;
    isRepeating = true;
    // Hydration sets `novalidate`.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      form.requestSubmit();
    }).observe(form, { attributeFilter: ['novalidate'] });
  };
  island.addEventListener('submit', repeat);
  island.addEventListener('invalid', repeat, true);
}
