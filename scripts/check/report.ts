/** Showing what the rules found. */
import { type Problem, ProblemsError } from '../lib/problem.ts';

/** Throws a {@link ProblemsError} that shows every problem, if there is one. */
export function report(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}
