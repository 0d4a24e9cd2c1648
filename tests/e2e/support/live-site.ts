/** Tests of the built site with its functions, and of pages that make no noise but what a test allows. */
import { expect } from 'playwright/test';
import { listenToNoise } from './noise.ts';
import { test as base } from './tab.ts';

export { expect };

export interface Noise {
  /** What the page and the tabs it opened have said so far: `console.error: …`, `script error: …`, `status 500: …`. */
  readonly heard: () => readonly string[];
  /** Lets what matches be said; all else fails the test. May be called before or after it is said. */
  readonly allow: (...expected: readonly RegExp[]) => void;
}

/** A page that goes away takes its requests with it: nobody's fault. */
const abandoned = /^request failed: .* net::ERR_ABORTED$/;

export const test = base.extend<{ noise: Noise; freshFunctions: undefined }>({
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
