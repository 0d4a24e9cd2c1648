/** `npm test`: runs everything, cheap stages first. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findChromium } from '../lib/browsers.ts';
import { runCommand, UsageError } from '../lib/command.ts';
import { type Runnable, run } from '../lib/run.ts';
import { step } from '../lib/terminal.ts';
import { installBrowsers } from './install-browsers.ts';
import { playwrightTally, type ReadTally, type Tally, vitestTally } from './tally.ts';

const results = 'test-results';

interface Stage {
  readonly title: string;
  /** A program and its arguments. */
  readonly command: readonly [Runnable, ...string[]];
  /** Reads the report of the stage's test runner. A stage without a report counts as one test. */
  readonly tally?: ReadTally;
}

const stages: readonly Stage[] = [
  { title: 'codegen is up to date', command: ['tsx', 'scripts/codegen/main.ts', '--check'] },
  { title: 'format and lint', command: ['biome', 'check'] },
  { title: 'types', command: ['tsx', 'scripts/typecheck.ts'] },
  {
    title: 'unit, codegen and examples',
    command: [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'tests/unit',
      'tests/types',
      'tests/codegen',
      'tests/readme',
      'tests/check',
      'tests/new',
    ],
    tally: vitestTally(`${results}/unit.json`),
  },
  { title: 'build', command: ['tsx', 'scripts/build/main.ts'] },
  { title: 'checks', command: ['tsx', 'scripts/check/main.ts'] },
];

const stagesInBrowsers = (): readonly Stage[] => [
  {
    title: `browser: ${versionOf(findChromium())}`,
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    tally: playwrightTally(`${results}/e2e.json`),
  },
  {
    title: 'contact messages; engines: Firefox, WebKit; web servers',
    command: [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'tests/contact',
      'tests/engines',
      'tests/hosting',
      `--outputFile.json=${results}/contact-engines.json`,
    ],
    tally: vitestTally(`${results}/contact-engines.json`),
  },
];

await runCommand({
  name: 'npm test',
  summary:
    'Runs everything: codegen check, lint, types, unit and codegen tests, build, checks, browser tests, contact messages, Firefox, WebKit and web servers.',
  async run() {
    mkdirSync(results, { recursive: true });
    const tallies: Tally[] = [];
    for (const stage of stages) tallies.push(await runStage(stage));
    await step('browsers and web servers', installBrowsers);
    for (const stage of stagesInBrowsers()) tallies.push(await runStage(stage));
    const failures = tallies.flatMap((tally) => tally.failures);
    const count = (kind: 'passed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[kind], 0);
    if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
    console.log(`\n${count('passed')} passed, ${failures.length} failed, ${count('skipped')} skipped`);
    if (failures.length > 0) throw new UsageError('npm test failed.');
  },
});

async function runStage({ title, command: [program, ...args], tally: readTally }: Stage): Promise<Tally> {
  let reason: string | undefined;
  await step(title, () => run(program, args, { isLoud: readTally !== undefined })).catch((error: Error) => {
    reason = error.message;
    if (!readTally) console.error(reason);
  });
  const failures = reason === undefined ? [] : [`${title} › ${reason.split('\n')[0]}`];
  if (!readTally) return { passed: 1 - failures.length, failures, skipped: 0 };
  // A runner that fails without naming a test, or writes no report, is a failure too.
  const tally = readTally() ?? { passed: 0, skipped: 0, failures: failures.length > 0 ? failures : [`${title} › wrote no report`] };
  return tally.failures.length > 0 ? tally : { ...tally, failures };
}

/** Returns the version that a browser prints. Without a program, Playwright starts its own Chromium. */
function versionOf(program: string | undefined): string {
  return program === undefined ? 'the Chromium of Playwright' : spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
}
