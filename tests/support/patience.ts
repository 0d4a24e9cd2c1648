/** How long is waited before something is called missing. Nothing is measured by it: where others take the processor, a second becomes twenty. */
export const patience = {
  /** One test, or what it is set up with; milliseconds. */
  testMs: 15 * 60_000,
  /** One thing that is expected to come true; milliseconds. */
  expectMs: 60_000,
} as const;
