/** Unit, type-proof and golden tests: `node_modules/.bin/vitest run --config tests/vitest.config.ts`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './support/patience.ts';
import { isSoaking } from './support/soak.ts';

/** What takes longest: begun last, it would go on alone, on one of the cores. */
const slowest = [
  // In npm run test:soak, more than twenty minutes.
  'contact/model',
  'readme/examples',
  'scaffold/whole',
  'engines/webkit',
  'engines/firefox',
  'contact/kills',
  'contact/commands',
  'contact/survivors',
  'contact/outages',
  'contact/postgres',
  'contact/doctor-reach',
  'contact/doctor',
  'contact/commands-write',
  'engines/chromium',
];

/** What only `npm run test:soak` asks: the whole build once more, for another firm. */
const leftToSoak = isSoaking ? [] : ['tests/check/other-firm.test.ts'];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => slowest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
    const isSlow = (file: TestSpecification) => rank(file) >= 0;
    const others = await super.sort(files.filter((file) => !isSlow(file)));
    return [...files.filter(isSlow).sort((a, b) => rank(a) - rank(b)), ...others];
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/codegen/base/**', 'tests/codegen/cases/**', ...leftToSoak],
    // Several files start programs of their own (codegen, tsc): two workers keep two cores busy, more would only queue.
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    pool: 'forks',
    // Files of one worker share what they import: no test changes a module, and loading them anew took a third of the time.
    isolate: false,
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { sequencer: SlowestFirst },
    testTimeout: patience.testMs,
    hookTimeout: patience.testMs,
    expect: { poll: { timeout: patience.expectMs } },
  },
});
