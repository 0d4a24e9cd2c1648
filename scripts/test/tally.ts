/** Counting what the test runners ran. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Reads a count; undefined when the runner left none. */
export type ReadTally = () => Tally | undefined;

const none: Tally = { passed: 0, failed: 0, skipped: 0 };

/** The count in Vitest's JSON report. */
export function vitestTally(file: string): ReadTally {
  return freshReport(file, (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }));
}

/** The count in Playwright's JSON report. */
export function playwrightTally(file: string): ReadTally {
  return freshReport(file, ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed, skipped: sum.skipped + tally.skipped }),
    none,
  );
}

/** A report of an earlier run must not be counted: it is removed now, and read after the run. */
function freshReport<Report>(file: string, count: (report: Report) => Tally): ReadTally {
  rmSync(file, { force: true });
  return () => (existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined);
}
