/** Showing findings. */
import { formatProblem } from '../codegen/problem.ts';
import { UsageError } from '../lib/command.ts';
import type { Finding } from './finding.ts';

/** Throws a {@link UsageError} that shows every finding, if there is one. */
export function report(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const shown = findings.map((finding) => `[${finding.rule}] ${formatProblem(finding)}`).join('\n\n');
  throw new UsageError(`${shown}\n\n${findings.length} finding${findings.length > 1 ? 's' : ''}`);
}
