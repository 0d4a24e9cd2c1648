/** Long work, step by step: a line when a step ends, and on a terminal one when it begins. */

/** Runs a step and says how long it took, in seconds. Its error passes through after a line that names the step. */
export async function step<T>(title: string, work: () => Promise<T> | T): Promise<T> {
  const isTerminal = process.stdout.isTTY === true;
  const start = performance.now();
  if (isTerminal) process.stdout.write(`… ${title}`);
  const end = (mark: string) =>
    process.stdout.write(`${isTerminal ? '\r' : ''}${mark} ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
  try {
    const result = await work();
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}
