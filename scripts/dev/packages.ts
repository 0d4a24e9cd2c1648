/** The packages that islands need in the browser: no page needs any to be seen. */
import type { ViteDevServer } from 'vite';

/**
 * Keeps Vite from making packages ready as soon as it listens, which would take half of the processor from the first page. Answers
 * what does it.
 */
export function holdPackages({ environments }: ViteDevServer): () => Promise<void> {
  const optimizer = environments.client.depsOptimizer;
  if (!optimizer) return async () => {};
  const { init } = optimizer;
  optimizer.init = async () => {};
  return init;
}
