/** Ending in good order, however the end comes. */

/** Milliseconds after which the process ends, whatever has not stopped by then: its leash ends that (`leash.mjs`). */
const patienceMs = 10_000;

/** Has `stop` run at the end, before everything that was added earlier. */
export type AddStop = (stop: () => unknown) => void;

/**
 * Does `work`, which adds how to stop whatever it starts. All of it is stopped, once, at the first signal, whatever number of them
 * comes, or when `work` throws; its error passes through.
 */
export async function untilEnd(work: (add: AddStop) => Promise<void>): Promise<void> {
  const stops: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  const stopAll = async () => {
    setTimeout(() => process.exit(), patienceMs).unref();
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        // The others are stopped all the same.
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
