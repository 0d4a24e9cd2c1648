/** Ending in good order. */

/** Runs `stop` at the first signal to end, whatever number of them comes, and then exits. */
export function onEnd(stop: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
