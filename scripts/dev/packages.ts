/** The packages that islands need in the browser: no page needs any to be seen. */
import type { ViteDevServer } from 'vite';

/**
 * Keeps Vite from bundling packages as soon as it listens, which would take half of the processor from the first page. Answers
 * a function that has it begin.
 */
export function holdPackages({ environments }: ViteDevServer): () => Promise<void> {
  const optimizer = environments.client.depsOptimizer;
  if (!optimizer) return async () => {};
  const { init } = optimizer;
  optimizer.init = async () => {};
  return init;
}
