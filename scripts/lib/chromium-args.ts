/** What every Chromium of tests and benchmarks is started with. */

/** Parts of the browser's own window; a page knows nothing of them. */
export const unseenFeatures: readonly string[] = [
  // Two pages of its own below the address bar, made anew for every window: half of what a test took, and nobody types an address.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium refuses to start as root inside its sandbox. */
export const rootArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
