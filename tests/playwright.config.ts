/** The browser suite: the built site, behind our own server, in Chromium. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './e2e/support/chromium.ts';
import { baseURL, port } from './e2e/support/site.ts';
import { patience } from './support/patience.ts';

/** Specs that start what all their tests share, one after the other, for half a minute each: begun last, they would go on alone, on one of the cores. */
const long = /e2e\/(?:dev\/|contact\/delivered).*\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: patience.testMs,
  expect: { timeout: patience.expectMs },
  use: {
    // A picture of each failure is a picture of every test, thrown away if it passes: a sixth of what one took. `--trace on` has more to show.
    screenshot: 'off',
    // A page that is prepared before it is asked for is another tab to Playwright, which hears nothing of it.
    launchOptions: chromiumOptions(['Prerender2']),
  },
  projects: [
    { name: 'long', testMatch: long },
    { name: 'site', testIgnore: long, use: { baseURL } },
  ],
  webServer: {
    // Playwright may be killed, and the next run would find the port taken. (Of a shell in between, the server would not notice.)
    command: 'exec node --import ./scripts/lib/end-with-parent.mjs --import tsx scripts/serve/main.ts --no-build --no-backend',
    cwd: dirname(dirname(fileURLToPath(import.meta.url))),
    env: { PORT: String(port) },
    url: baseURL,
    // Another server on the port would be another site: better to fail than to test it.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
