/** The built site with its functions, on ports of its own for each worker; and pages that make no noise but what a test allows. */
import type { AddressInfo } from 'node:net';
import { expect } from 'playwright/test';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';
import { listenToNoise } from './noise.ts';
import { test as base } from './tab.ts';

export { expect };

export interface LiveSite {
  /** Origin of the site, without a trailing slash; `page.goto('/contact')` works as well. */
  readonly url: string;
  readonly functions: FunctionsServer;
}

export interface Noise {
  /** What the page and the tabs it opened have said so far: `console.error: …`, `script error: …`, `status 500: …`. */
  readonly heard: () => readonly string[];
  /** Lets what matches be said; all else fails the test. May be called before or after it is said. */
  readonly allow: (...expected: readonly RegExp[]) => void;
}

/** A page that goes away takes its requests with it: nobody's fault. */
const abandoned = /^request failed: .* net::ERR_ABORTED$/;

export const test = base.extend<{ noise: Noise; freshFunctions: undefined }, { site: LiveSite }>({
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

  baseURL: ({ site }, use) => use(site.url),

  freshFunctions: [
    async ({ site }, use) => {
      site.functions.reset();
      await use(undefined);
    },
    { auto: true },
  ],

  noise: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [abandoned];
      const lists = [listenToNoise(page)];
      page.context().on('page', (tab) => lists.push(listenToNoise(tab)));
      // A breach of the content policy that the browser keeps to itself is said aloud.
      const script = await page.context().addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `content policy: ${event.effectiveDirective} forbids ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      const heard = () => lists.flat();
      await use({ heard, allow: (...expected) => void allowed.push(...expected) });
      await script.dispose();
      expect(
        heard().filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'console messages, script errors, failed requests and breaches of the content policy',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
