import leven from 'leven';

/** What is wrong somewhere in the project: where it is, what was found, what was expected, and the way out. */
export interface Problem {
  /** Name of the rule that is broken; codegen has no names for its own. */
  readonly rule?: string;
  /** Path from the project folder, with the line where one is known: `schema/pages.ts:12`. */
  readonly where: string;
  /** Entries of the page tree that the mistake is in; their lines are looked up in `where` before printing. */
  readonly entries?: readonly EntryPlace[];
  /** Entry of a content type that the mistake is in; its line is looked up below `schema/` before printing. */
  readonly fact?: FactPlace;
  /** Key of the message that the mistake is in; its line is looked up in `where` before printing. */
  readonly key?: readonly string[];
  /** Where in the file, both from 1. */
  readonly line?: number;
  readonly column?: number;
  /** Id of the page that the mistake shows on. */
  readonly page?: string;
  readonly locale?: string;
  /** An advice is shown and fails nothing. Default error. */
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

/** What is wrong, where whoever asks knows the place. */
export type Placeless = Pick<Problem, 'found' | 'expected' | 'wayOut'>;

/** Takes a mistake in the page tree: the ids of the pages it is in, or properties of theirs. */
export type Report = (
  place: string | EntryPlace | readonly (string | EntryPlace)[],
  found: string,
  expected: string,
  wayOut: string,
) => void;

/** Thrown with every problem found, so that one run names them all. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    this.problems = problems;
  }
}

/** A problem as four lines for a terminal. */
export function formatProblem(problem: Problem): string {
  const { rule, where, line, column, key, severity } = problem;
  const place = [where, line, column].filter((part) => part !== undefined).join(':');
  const name = rule === undefined ? '' : `[${rule}${severity === 'advice' ? ', advice' : ''}] `;
  return [
    `${name}${place}${line !== undefined && key ? ` (${key.join('.')})` : ''}`,
    `  found:    ${problem.found}`,
    `  expected: ${problem.expected}`,
    `  way out:  ${problem.wayOut}`,
  ].join('\n');
}

/** The names nearest to what was written, at most four, for an error message. */
export function closest(written: string, names: readonly string[]): string {
  const distances = names.map((name) => [name, leven(name.toLowerCase(), written.toLowerCase())] as const);
  return distances
    .sort(([, a], [, b]) => a - b)
    .slice(0, 4)
    .map(([name]) => name)
    .join(', ');
}

/** The beginning of a text, in whole characters, for an error message. */
export function short(text: string): string {
  const letters = [...text];
  return letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : text;
}
