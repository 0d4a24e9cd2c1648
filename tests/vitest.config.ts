/** Unit, type-proof and golden tests: `node_modules/.bin/vitest run --config tests/vitest.config.ts`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/codegen/base/**', 'tests/codegen/cases/**'],
    // Several files start programs of their own (codegen, tsc): two workers keep two cores busy, more would only queue.
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a page does after a broken network takes its seconds.
    expect: { poll: { timeout: 15_000 } },
  },
});
