import leven from 'leven';
import { groupBy } from '../lib/maps.ts';

/** A problem in the project: place, found, expected and way out. */
export interface Problem {
  /** Name of the rule; undefined for problems of codegen. */
  readonly rule?: string;
  /** Path from the project folder, with the line if known: `schema/pages.ts:12`. */
  readonly where: string;
  /** Entries of the page tree. Their lines in `where` are looked up before printing. */
  readonly entries?: readonly EntryPlace[];
  /** Entry of a content type. Its line below `schema/` is looked up before printing. */
  readonly fact?: FactPlace;
  /** Value in single quotes. Its lines below `schema/` are looked up before printing. */
  readonly quoted?: string;
  /** Message key. Its line in `where` is looked up before printing. */
  readonly key?: readonly string[];
  /** Offset in the text of the key. Its line and column are looked up before printing. */
  readonly offset?: number;
  /** Line and column in the file, from 1. */
  readonly line?: number;
  readonly column?: number;
  readonly page?: string;
  readonly locale?: string;
  /** Default: error. Advice does not fail a run. */
  readonly severity?: Severity;
  readonly found: string;
  readonly expected: string;
  readonly wayOut: string;
}

export type Severity = 'error' | 'advice';

/** A page's entry in the schema, or a property of it. */
export interface EntryPlace {
  readonly page: string;
  readonly property?: string;
}

/** An entry of a content type: its id, and words that its facts contain. */
export interface FactPlace {
  readonly entry: string;
  readonly words: readonly string[];
}

/** A problem without its place, which the caller knows. */
export type Placeless = Pick<Problem, 'found' | 'expected' | 'wayOut'>;

/** Reports a mistake in the page tree at page ids or properties of pages. */
export type Report = (
  place: string | EntryPlace | readonly (string | EntryPlace)[],
  found: string,
  expected: string,
  wayOut: string,
) => void;

/** Thrown with all problems of a run. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}

/** Thrown when codegen has written its files but message texts are still missing. */
export class UnfinishedError extends ProblemsError {}

/** Formats a problem as four lines for a terminal. */
export function formatProblem(problem: Problem): string {
  const { rule, severity } = problem;
  const name = rule === undefined ? '' : `[${rule}${severity === 'advice' ? ', advice' : ''}] `;
  return [name + placeOf(problem), `  found:    ${problem.found}`, `  expected: ${problem.expected}`, `  way out:  ${problem.wayOut}`].join(
    '\n',
  );
}

function placeOf({ where, line, column, key }: Problem): string {
  const place = [where, line, column].filter((part) => part !== undefined).join(':');
  return `${place}${line !== undefined && key ? ` (${key.join('.')})` : ''}`;
}

/** Number of further places that a finding lists. */
const namedPlaces = 3;

/** Formats problems for a terminal. Merges problems of a rule that differ only in place, such as one on every page. */
export function formatProblems(problems: readonly Problem[]): string {
  const contentOf = ({ rule, severity, found, expected, wayOut }: Problem) => JSON.stringify([rule, severity, found, expected, wayOut]);
  const alike = groupBy(problems, (problem) => (problem.rule === undefined ? problem : contentOf(problem)));
  return [...alike.values()]
    .map((group) => {
      const [first = '', ...others] = group.map((problem, index) => (index === 0 ? formatProblem(problem) : placeOf(problem)));
      const more = others.length - namedPlaces;
      const named = others.slice(0, namedPlaces).join(', ') + (more > 0 ? ` and ${more} more` : '');
      return others.length > 0 ? `${first}\n  also at:  ${named}` : first;
    })
    .join('\n\n');
}

/** Returns up to four names by edit distance, for an error message. */
export function closest(written: string, names: readonly string[]): string {
  const distances = names.map((name) => [name, leven(name.toLowerCase(), written.toLowerCase())] as const);
  return distances
    .sort(([, a], [, b]) => a - b)
    .slice(0, 4)
    .map(([name]) => name)
    .join(', ');
}

/** Returns a text in one line of at most 60 characters, for an error message. */
export function short(text: string): string {
  const line = text.replace(/\n+/g, ' ');
  const letters = [...line];
  return letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : line;
}

/** Returns the problem of a file that cannot be written. `code`: such as `EACCES`; `rest`: the state of all other files. */
export function unwritable(where: string, code: string | undefined, rest = 'nothing was changed'): Problem {
  if (code === 'EISDIR')
    return { where, found: 'a folder', expected: 'a file', wayOut: `move the folder away, or restore the file from git; ${rest}` };
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return { where, found: 'a file', expected: 'a folder', wayOut: `move that file away; ${rest}` };
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { where, found: 'a full disk', expected: 'free space', wayOut: `free some space; ${rest}` };
  const expected = 'a file or folder that may be written';
  return { where, found: `a place that cannot be written (${code})`, expected, wayOut: `correct its permissions; ${rest}` };
}
