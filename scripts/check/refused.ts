/** What codegen refuses, as findings: they go by its name, for no rule could look. */
import type { Problem, ProblemsError } from '../lib/problem.ts';

export function refusedByCodegen({ problems }: ProblemsError): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, rule: 'codegen' }));
}
