/** Problems as Vite’s own overlay shows them: the first one with its lines, the others below. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { linesOf } from '../lib/lines.ts';
import { formatProblem, type Problem } from '../lib/problem.ts';

/** What nobody reads in an overlay: the terminal has all of them. */
const shown = 10;

/** Lines before and after the one that a problem is in. */
const around = 2;

/** The error of Vite’s protocol that says what is wrong in the project in `root`. At least one problem. */
export function overlay(problems: readonly Problem[], root: string): ErrorPayload['err'] {
  const [first, ...others] = problems as readonly [Problem, ...Problem[]];
  const { file, line, column } = placeOf(first);
  const path = join(root, file);
  const isThere = existsSync(path);
  return {
    message: withoutPlace(first),
    stack: others
      .slice(0, shown - 1)
      // Whole paths with line and column are links that open an editor.
      .map((problem) => formatProblem(withPath(problem, root)))
      .concat(others.length >= shown ? [`… and ${others.length - shown + 1} more, in the terminal`] : [])
      .join('\n\n'),
    ...(isThere && { id: path }),
    ...(isThere && line !== undefined && { loc: { file: path, line, column: column ?? 1 }, frame: frameOf(path, line) }),
  };
}

/** File, line and column, which a problem has either apart or in `where`: `schema/pages.ts:12:3`. */
function placeOf({ where, line, column }: Problem): { readonly file: string; readonly line?: number; readonly column?: number } {
  if (line !== undefined) return { file: where, line, ...(column !== undefined && { column }) };
  const [, file, ofLine, ofColumn] = /^([^:]+):(\d+)(?::(\d+))?/.exec(where) ?? [];
  if (file === undefined) return { file: where };
  return { file, line: Number(ofLine), ...(ofColumn !== undefined && { column: Number(ofColumn) }) };
}

function withPath(problem: Problem, root: string): Problem {
  const { file, line, column = 1 } = placeOf(problem);
  return line === undefined ? problem : { ...problem, where: join(root, file), line, column };
}

/** The overlay says the file itself, as a link, below the message. */
function withoutPlace(problem: Problem): string {
  const { rule, where, key, locale, page, found, expected, wayOut } = problem;
  const { file, line } = placeOf(problem);
  const of = [key?.join('.'), locale, page].filter((part) => part !== undefined).join(', ');
  const place = `${file === '' ? where : file}${line === undefined ? '' : `:${line}`}`;
  return [
    `${rule === undefined ? '' : `[${rule}] `}${place}${of === '' ? '' : ` (${of})`}`,
    `found:    ${found}`,
    `expected: ${expected}`,
    `way out:  ${wayOut}`,
  ].join('\n');
}

/** The lines around one, numbered, with a mark at it. */
function frameOf(path: string, line: number): string {
  const lines = linesOf(readFileSync(path, 'utf8'));
  const first = Math.max(1, line - around);
  const last = Math.min(lines.length, line + around);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const number = first + index;
    return `${number === line ? '>' : ' '} ${String(number).padStart(String(last).length)} | ${lines[number - 1] ?? ''}`;
  }).join('\n');
}
