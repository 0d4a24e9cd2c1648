/** Ending in good order, however the end comes. */

/** After so long, what has not ended by itself is left to its leash. */
const patienceMs = 10_000;

/** Has `stop` run at the end, before everything that was added earlier. */
export type AddStop = (stop: () => unknown) => void;

/**
 * Starts what `work` starts, until the end: a signal, whatever number of them comes, or an error of `work`, which passes
 * through. Then all that was added is stopped.
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
        // One that fails keeps nobody else from ending.
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
