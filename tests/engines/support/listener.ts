/** Ears in the page: whatever it says that a visitor never asked for is told to the server it came from. */

/** Where the server hears it. */
export const noisePath = '/engines-noise';

/**
 * Runs before any script of the page. It tells synchronously, so that what has been said has been heard by the time the
 * page goes on.
 */
function listen(path: string): void {
  let isForbidden = false;
  const tell = (line: string) => {
    if (isForbidden) return;
    const request = new XMLHttpRequest();
    request.open('POST', path, false);
    try {
      request.send(line);
    } catch {
      // The mailbox and the answer to a posted form allow no requests: telling that would be one more, and so on for ever.
      isForbidden = true;
    }
  };
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    console[level] = (...words: unknown[]) => tell(`console.${level}: ${words.map(String).join(' ')}`);
  }
  // Errors of elements (a picture that does not come) do not bubble: they are heard on the way down.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      tell(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 160)}` : `script error: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`content policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

/** The text of the script. */
export const listener = `(${listen})(${JSON.stringify(noisePath)})`;
