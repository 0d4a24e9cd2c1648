/** The `test` of every spec: each worker serves the built site and fake functions; unexpected console messages and requests fail. */
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page, type Request } from 'playwright/test';
import type { Locale } from '#schema/site/locales.ts';
import { clientFolder } from '../../../scripts/lib/site-paths.ts';
import { createSiteServer } from '../../../scripts/start/site-server.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';

export { expect };

export interface ProjectOptions {
  /** Language of the pages under test. Set by the project. */
  readonly language: Locale;
}

interface Noise {
  /** Messages so far of the page and of tabs opened by the page: `console.error: …`, `script error: …`, `status 500: …`. */
  readonly messages: () => readonly string[];
  /** Allows messages that match; any other message fails the test. Works for earlier and later messages. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
}

interface WorkerFixtures {
  readonly site: {
    /** Origin of the site, without a trailing slash. */
    readonly url: string;
    readonly functions: FunctionsServer;
  };
}

/** Leaving a page cancels its requests. */
const cancelled = /^request failed: .* net::ERR_ABORTED$/;

export const test = base.extend<ProjectOptions & { readonly noise: Noise }, WorkerFixtures>({
  language: ['fr', { option: true }],

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

  locale: async ({ language }, use) => use(language),

  baseURL: async ({ site }, use) => {
    site.functions.reset();
    await use(site.url);
  },

  noise: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [cancelled];
      const messages: string[] = [];
      listen(page, messages);
      page.context().on('page', (tab) => listen(tab, messages));
      await page.context().addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`content policy: ${effectiveDirective} forbids ${blockedURI}`);
        });
      });
      await use({ messages: () => messages, allow: (...patterns) => void allowed.push(...patterns) });
      const unexpected = messages.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console messages, script errors, failed requests and violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the messages of a page and of its frames. */
function listen(page: Page, messages: string[]): void {
  const isErrorPage = /^Failed to load resource: the server responded with a status of (?:404|405)/;
  page.on('console', (message) => {
    if (message.location().url === page.url() && isErrorPage.test(message.text())) return;
    messages.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`script error: ${error.message}`));
  page.on('requestfailed', (request) => messages.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (response.status() >= 400 && !isDocument) messages.push(`status ${response.status()}: ${response.url()}`);
  });
}

/** Collects the matching requests of a page from now on. */
export function collectRequests(page: Page, matches: (request: Request) => boolean): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (matches(request)) requests.push(request);
  });
  return requests;
}
