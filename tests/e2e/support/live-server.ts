/** The built site with its functions, on ports of its own for each worker that needs it. */
import type { AddressInfo } from 'node:net';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { test as base } from './browser.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';

export interface LiveSite {
  /** Origin of the site, without a trailing slash; `page.goto('/contact')` works as well. */
  readonly url: string;
  readonly functions: FunctionsServer;
}

/** Every test has this fixture, and few start it: tests that differ in what a worker has are given workers, and browsers, of their own. */
export const test = base.extend<object, { site: LiveSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const functions = await startFunctionsServer();
      const server = createSiteServer(clientFolder, functions.origin);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, functions });
      server.closeAllConnections();
      await Promise.all([functions.close(), new Promise((resolve) => server.close(resolve))]);
    },
    { scope: 'worker' },
  ],
});
