/** Time limits of tests. They are generous: on a busy machine, one second of work can take twenty. */
export const timeouts = {
  /** One test or hook, in milliseconds. */
  testMs: 15 * 60_000,
  /** One polled expectation, in milliseconds. */
  expectMs: 60_000,
} as const;
