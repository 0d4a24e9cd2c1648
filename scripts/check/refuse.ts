/** The rules as a step of other work: what they find ends it. */
import { clientFolder } from '../lib/client-folder.ts';
import { ProblemsError } from '../lib/problem.ts';
import type { Rule } from './rule.ts';
import { problemsOf } from './run.ts';

/** Runs some rules, handed over rather than named: the list of all would load what only others need. Throws a {@link ProblemsError} with every error. */
export async function refuseFindings(rules: readonly Rule[]): Promise<void> {
  const problems = await problemsOf({ root: '.', environment: process.env, client: clientFolder, rules });
  const errors = problems.filter(({ severity }) => severity !== 'advice');
  if (errors.length > 0) throw new ProblemsError(errors);
}
