/** Where a finding is: file, line and column, as far as they are known. */
import { join } from 'node:path';
import type { Place } from '../lib/lines.ts';
import { readIfThere } from '../lib/paths.ts';
import { withLines } from '../model/locate.ts';
import { keyPlace } from '../model/messages/parse.ts';
import type { Problem } from '../model/problem.ts';

/** The same problems with the places of their keys and entries looked up. `where` is the file, as far as there is one. */
export async function placed(root: string, problems: readonly Problem[]): Promise<Problem[]> {
  const sources = new Map<string, string>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readIfThere(join(root, file)) ?? '';
    sources.set(file, source);
    return source;
  };
  const inMessages = (problem: Problem): problem is Problem & Required<Pick<Problem, 'key'>> =>
    problem.line === undefined && problem.key !== undefined && problem.where.endsWith('.json');
  const others = problems.filter((problem) => problem.line === undefined && !inMessages(problem));
  // All at once: each call reads the schema anew.
  const located = await withLines(root, others);
  const places = new Map(others.map((problem, index) => [problem, splitPlace(located[index]?.where ?? problem.where)]));
  return problems.map((problem) => ({
    ...problem,
    ...(inMessages(problem) ? keyPlace(read(problem.where), problem.key) : places.get(problem)),
  }));
}

/** `schema/pages.ts:12:3 ("blog")` is line 12, column 3 of `schema/pages.ts`; what names no line stays as it is. */
function splitPlace(where: string): Partial<Place> & { readonly where: string } {
  const [, file, line, column] = /^([^\s:]+):(\d+)(?::(\d+))?(?: \([^)]*\))?$/.exec(where) ?? [];
  if (file === undefined) return { where };
  return { where: file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}
