/** Findings for a terminal: where, found, expected, way out, then how many. */
import { formatProblem } from '../../lib/problem.ts';
import type { Result } from '../run.ts';
import { countLine } from './counts.ts';

export function human(result: Result): string {
  return `${[...result.problems.map(formatProblem), countLine(result)].join('\n\n')}\n`;
}
