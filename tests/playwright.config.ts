/**
 * Browser tests: the built site in Chromium. `npm test` runs every test in French at desktop size, and tests tagged `@each` also in
 * English at phone size. `SOAK=1` adds the other two projects and the tests tagged `@soak`.
 */
import { defineConfig } from 'playwright/test';
import { findChromium, rootArgs } from '../scripts/lib/browsers.ts';
import type { ProjectOptions } from './e2e/support/test.ts';
import { isSoaking } from './support/soak.ts';
import { timeouts } from './support/timeouts.ts';

const chromium = findChromium();
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 664 };

export default defineConfig<ProjectOptions>({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: timeouts.testMs,
  expect: { timeout: timeouts.expectMs },
  ...(!isSoaking && { grepInvert: /@soak/ }),
  use: {
    launchOptions: {
      // A prerendered page is another tab, which Playwright does not see.
      args: [...rootArgs, '--disable-features=Prerender2'],
      ...(chromium && { executablePath: chromium }),
    },
  },
  projects: [
    { name: 'desk-fr', use: { language: 'fr', viewport: desk } },
    { name: 'phone-en', grep: /@each/, use: { language: 'en', viewport: phone } },
    ...(isSoaking
      ? [
          { name: 'desk-en', grep: /@each/, use: { language: 'en' as const, viewport: desk } },
          { name: 'phone-fr', grep: /@each/, use: { language: 'fr' as const, viewport: phone } },
        ]
      : []),
  ],
});
