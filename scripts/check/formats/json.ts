/** Findings for a program. The shape is kept: a change of it is another `version`. */
import { findingOf } from '../finding.ts';
import type { Result } from '../run.ts';
import { countsOf } from './counts.ts';

export function json(result: Result): string {
  return `${JSON.stringify({ version: 1, counts: countsOf(result), findings: result.problems.map(findingOf) }, null, 2)}\n`;
}
