/** The packages that islands need in the browser: no page needs any to be seen. */
import type { DevEnvironment, Plugin } from 'vite';

/** What has Vite prepare the packages of an environment, once, however often it is called. */
const begins = new WeakMap<object, () => Promise<void>>();

/** What a module names by itself, neither by a path nor by a scheme. */
const isPackage = (id: string) => /^[@a-z][^:]*$/i.test(id);

/**
 * Keeps Vite from bundling packages as soon as it listens, which would take half of the processor from the first page. A module
 * that asks for one earlier has it begin: what is asked of Vite before, it would never answer if it has them from an earlier
 * start, and a browser that waits for six answers asks that server for nothing more, not even for the page that it loads again.
 */
export const heldPackages: Plugin = {
  name: 'dev-held-packages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configureServer({ environments: { client } }) {
    const optimizer = client.depsOptimizer;
    if (!optimizer) return;
    const { init } = optimizer;
    let begun: Promise<void> | undefined;
    begins.set(client, () => (begun ??= init()));
    optimizer.init = async () => {};
  },
  async resolveId(id) {
    if (isPackage(id)) await begins.get(this.environment)?.();
  },
};

/** Has Vite prepare them, if it does not yet: whoever was to be shown something first has been. */
export async function preparePackages(client: DevEnvironment): Promise<void> {
  await begins.get(client)?.();
}
