/** What is asked for and cannot be. */
import { type Placeless, ProblemsError } from '../lib/problem.ts';

/** Throws a {@link ProblemsError} of one problem. */
export function refuse(where: string, found: string, expected: string, wayOut: string): never {
  throw new ProblemsError([{ where, ...({ found, expected, wayOut } satisfies Placeless) }]);
}
