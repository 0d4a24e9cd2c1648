/** The problems that `npm run dev` shows: those of files that cannot be read, and the last report of each check. */
import type { Problem } from '../model/problem.ts';

export interface Report {
  /** Number of the run, given by {@link Problems.outdate}. */
  readonly run: number;
  readonly source: (typeof sources)[number];
  readonly problems: readonly Problem[];
  /** Set when codegen has written nothing, and neither rules nor compiler can run. */
  readonly isRefused?: boolean;
}

export interface Problems {
  /** Drops all reports, which are about files as they were before a save. Returns the number of the next run. */
  readonly outdate: () => number;
  /** Takes a report, if it is not outdated. Returns whether it did. */
  readonly receive: (report: Report) => boolean;
  /** Stores the problems of a saved file; an empty array for a file that can be read. */
  readonly setFile: (file: string, problems: readonly Problem[]) => void;
  readonly hasUnreadableFile: () => boolean;
  /** Returns whether every check has reported since the last save, or codegen has refused. */
  readonly isComplete: () => boolean;
  readonly all: () => readonly Problem[];
  /** Returns the problems that are no advice. */
  readonly errors: () => readonly Problem[];
}

const sources = ['codegen', 'rules', 'types'] as const;

export function createProblems(): Problems {
  const files = new Map<string, readonly Problem[]>();
  const reports = new Map<string, Report>();
  let run = 0;
  const all = () => {
    const reported = [...reports.values()].flatMap(({ problems }) => problems);
    // The compiler reports a file that cannot be read, too.
    return [...files.values()].flat().concat(reported.filter(({ where, rule }) => rule !== undefined || !files.has(where)));
  };
  return {
    outdate() {
      reports.clear();
      run++;
      return run;
    },
    receive(report) {
      // Codegen's own files outdate its report; what it says still holds.
      if (report.run !== run && report.source !== 'codegen') return false;
      reports.set(report.source, report);
      return true;
    },
    setFile(file, problems) {
      if (problems.length > 0) files.set(file, problems);
      else files.delete(file);
    },
    hasUnreadableFile: () => files.size > 0,
    isComplete: () => reports.get('codegen')?.isRefused === true || sources.every((source) => reports.has(source)),
    all,
    errors: () => all().filter(({ severity }) => severity !== 'advice'),
  };
}
