/** Findings for a terminal: where, found, expected, way out, then how many. */
import { formatProblems } from '../../lib/problem.ts';
import type { Result } from '../run.ts';
import { countLine } from './counts.ts';

export function human(result: Result): string {
  const found = formatProblems(result.problems);
  return `${found && `${found}\n\n`}${countLine(result)}\n`;
}
