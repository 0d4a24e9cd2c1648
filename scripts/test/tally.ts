/** Counting what the test runners ran, and naming what failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first lines say what was expected and what came instead; the whole of it stands above, with its stage. */
const linesOfReason = 4;

export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** What failed: `file › title`, and below it the first lines of why. */
  readonly failures: readonly string[];
}

/** Reads a count; undefined when the runner left none. */
export type ReadTally = () => Tally | undefined;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file as a whole failed. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The count in Vitest's JSON report. A file that failed before its tests counts as one. */
export function vitestTally(file: string): ReadTally {
  return freshReport(file, ({ numPassedTests, numPendingTests, testResults }: VitestReport) => ({
    passed: numPassedTests,
    skipped: numPendingTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const place = relative('.', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [failure(place, 'the file', message)] : [];
      return failed.map(({ fullName, failureMessages }) => failure(place, fullName, failureMessages[0]));
    }),
  }));
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
  /** What failed outside any test. */
  readonly errors: readonly { readonly message?: string }[];
}

/** The count in Playwright's JSON report. */
export function playwrightTally(file: string): ReadTally {
  return freshReport(file, ({ stats, suites, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => failure('tests/e2e', 'the run', message))],
  }));
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) =>
      failure(`tests/e2e/${file}:${line}`, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    );
  return [...own, ...suites.flatMap(failuresIn)];
}

function failure(place: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [`${place} › ${title}`, ...lines.slice(0, linesOfReason)].join('\n    ');
}

/** A report of an earlier run must not be counted: it is removed now, and read after the run. */
function freshReport<Report>(file: string, count: (report: Report) => Tally): ReadTally {
  rmSync(file, { force: true });
  return () => (existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined);
}
