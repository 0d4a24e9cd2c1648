/** A finding as every format but that of the terminal says it. */
import type { Problem, Severity } from '../lib/problem.ts';

/** This shape is kept: `npm run check -- --format json` prints it. What is not known is left out. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** As people read it: mostly the file, sometimes the address of a page. */
  readonly where: string;
  /** Path from the project folder. */
  readonly file?: string;
  /** Both from 1, in UTF-16 units. */
  readonly line?: number;
  readonly column?: number;
  /** Id of the page. */
  readonly page?: string;
  readonly locale?: string;
  /** Of the message, without its bundle: `hero.title`. */
  readonly key?: string;
  readonly found: string;
  readonly expected: string;
  readonly wayOut: string;
}

export function findingOf({ rule = 'codegen', severity = 'error', where, line, column, page, locale, key, ...said }: Problem): Finding {
  // A problem in several places names them all; its first one is where an editor goes.
  const [, file, firstLine, firstColumn] = /^((?:[\w@.-]+\/)*[\w@.-]+\.\w+)(?::(\d+)(?::(\d+))?)?(?=$|[ ,])/.exec(where) ?? [];
  const place = { line: line ?? numberOf(firstLine), column: column ?? numberOf(firstColumn) };
  const { found, expected, wayOut } = said;
  const known = { file, ...place, page, locale, key: key?.join('.') };
  return { rule, severity, where, ...withoutUndefined(known), found, expected, wayOut };
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** `JSON.stringify` leaves them out, comparisons do not. */
function withoutUndefined<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutUndefined<Values>
  >;
}

/** What a finding says, in one sentence of three parts. */
export function sentenceOf({ found, expected, wayOut, key, page, locale }: Finding): string {
  const place = [key && `message ${key}`, page && `page ${page}`, locale].filter(Boolean).join(', ');
  return [`Found: ${found}`, `Expected: ${expected}`, `Way out: ${wayOut}`, ...(place ? [`In: ${place}`] : [])].join('\n');
}
