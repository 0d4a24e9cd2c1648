/** `npm test`: everything, in the order in which a mistake is cheapest to find. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findChromium } from '../lib/browsers.mjs';
import { runCommand, UsageError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { step } from '../lib/steps.ts';
import { addTallies, playwrightTally, type ReadTally, type Tally, vitestTally } from './tally.ts';

const results = 'test-results';

/** Each stage: its title, what it runs, and where its test runner leaves its count. A stage without one counts as one test. */
const stages = [
  { title: 'codegen is up to date', command: ['tsx', 'scripts/codegen/main.ts', '--check'] },
  { title: 'format and lint', command: ['biome', 'check'] },
  { title: 'types', command: ['tsc', '--noEmit'] },
  {
    title: 'unit, codegen and examples',
    command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/unit', 'tests/types', 'tests/codegen', 'tests/readme'],
    tally: vitestTally(`${results}/unit.json`),
  },
  {
    title: 'contact messages',
    // Half of it is waiting for databases and mail servers.
    command: [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'tests/contact',
      '--maxWorkers=3',
      `--outputFile.json=${results}/contact.json`,
    ],
    tally: vitestTally(`${results}/contact.json`),
  },
  { title: 'build', command: ['tsx', 'scripts/build/main.ts'] },
  { title: 'checks', command: ['tsx', 'scripts/check/main.ts'] },
  {
    title: `browser: ${versionOf(findChromium())}`,
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    tally: playwrightTally(`${results}/e2e.json`),
  },
  {
    title: 'engines: Chromium, Firefox, WebKit',
    // Mostly waiting, for browsers and for networks that fail: all three at once.
    command: [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'tests/engines',
      '--maxWorkers=3',
      '--disableConsoleIntercept',
      `--outputFile.json=${results}/engines.json`,
    ],
    tally: vitestTally(`${results}/engines.json`),
  },
] as const;

await runCommand({
  name: 'npm test',
  summary:
    'Runs everything: codegen check, lint, types, unit and codegen tests, contact messages, build, checks, browser tests, three engines.',
  async run() {
    mkdirSync(results, { recursive: true });
    const tallies: Tally[] = [];
    for (const stage of stages) tallies.push(await runStage(stage));
    const { passed, failed, skipped } = addTallies(tallies);
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (failed > 0) throw new UsageError('npm test failed: see the stages marked ✗ above.');
  },
});

async function runStage({ title, command: [program, ...words], ...rest }: (typeof stages)[number]): Promise<Tally> {
  const readTally: ReadTally | undefined = 'tally' in rest ? rest.tally : undefined;
  const hasPassed = await step(title, () => run(program, words, { isLoud: readTally !== undefined })).then(
    () => true,
    (error: Error) => {
      if (!readTally) console.error(error.message);
      return false;
    },
  );
  if (!readTally) return { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
  // A runner that failed without naming a test, or left no count, is a failure too.
  const tally = readTally() ?? { passed: 0, failed: 1, skipped: 0 };
  return hasPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** What a browser says it is; Playwright starts the one it has installed itself when none is found. */
function versionOf(program: string | undefined): string {
  return program === undefined ? 'the Chromium of Playwright' : spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
}
