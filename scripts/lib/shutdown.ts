/** Orderly shutdown. */

/** Milliseconds after which the process exits although a stop function is still running. Child processes end with this process. */
const shutdownTimeoutMs = 10_000;

/** Registers a function to call at shutdown, before those registered earlier. */
export type AddStop = (stop: () => unknown) => void;

/**
 * Runs `work`, which registers a stop function for everything that it starts. Calls the stop functions once, at the first signal or
 * when `work` throws; rethrows the error.
 */
export async function runUntilSignal(work: (add: AddStop) => Promise<void>): Promise<void> {
  const stops: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  const stopAll = async () => {
    setTimeout(() => process.exit(), shutdownTimeoutMs).unref();
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        // One failure must not prevent the other stop functions.
        console.error(error);
      }
    }
  };
  const end = () => (ending ??= stopAll());
  const exit = () => void end().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, exit);
  try {
    await work((stop) => stops.push(stop));
  } catch (error) {
    await end();
    throw error;
  }
}
