/** Counts of passed, failed and skipped tests, from the reports of the test runners. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first lines of a failure message hold expected and actual value; the full message is in the output of its stage. */
const reasonLines = 4;

export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** `file › title`, followed by the first lines of the failure message. */
  readonly failures: readonly string[];
}

/** Reads the tally from a report; undefined if the runner wrote none. */
export type ReadTally = () => Tally | undefined;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Failure message of the whole file. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Returns a reader of Vitest's JSON report. A file that failed before its tests counts as one failure. */
export function vitestTally(file: string): ReadTally {
  return awaitReport(file, ({ numPassedTests, numPendingTests, testResults }: VitestReport) => ({
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
  /** Errors outside any test. */
  readonly errors: readonly { readonly message?: string }[];
}

/** Returns a reader of Playwright's JSON report. */
export function playwrightTally(file: string): ReadTally {
  return awaitReport(file, ({ stats, suites, errors }: PlaywrightReport) => ({
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
  return [`${place} › ${title}`, ...lines.slice(0, reasonLines)].join('\n    ');
}

/** Deletes the report of an earlier run and returns a reader of the next one. */
function awaitReport<Report>(file: string, count: (report: Report) => Tally): ReadTally {
  rmSync(file, { force: true });
  return () => (existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined);
}
