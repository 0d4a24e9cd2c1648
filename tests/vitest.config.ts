/** Unit, type, golden, contact and engine tests: `npx vitest run --config tests/vitest.config.ts`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isSoaking } from './support/soak.ts';
import { timeouts } from './support/timeouts.ts';

/** Runs in `npm run test:soak` only, because it builds the whole site. */
const soakOnly = isSoaking ? [] : ['tests/check/other-firm.test.ts'];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/codegen/base/**', 'tests/codegen/cases/**', ...soakOnly],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    pool: 'forks',
    // No test changes a module, and loading modules for each file takes a third of the time.
    isolate: false,
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: timeouts.testMs,
    hookTimeout: timeouts.testMs,
    expect: { poll: { timeout: timeouts.expectMs } },
  },
});
