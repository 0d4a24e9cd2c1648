/** The rules as a step of other work: what they find ends it. */
import { clientFolder } from '../lib/client-folder.ts';
import { ProblemsError } from '../lib/problem.ts';
import { chooseRules, ruleNames } from './choose.ts';
import type { Subject } from './rule.ts';
import { runRules } from './run.ts';

/** Runs the rules of some subjects, or those that are named. Throws a {@link ProblemsError} with every error. */
export async function refuseFindings(chosen: readonly Subject[], only?: string): Promise<void> {
  const rules = chooseRules(chosen, only);
  const { problems } = await runRules({ root: '.', environment: process.env, client: clientFolder, rules, known: ruleNames });
  const errors = problems.filter(({ severity }) => severity !== 'advice');
  if (errors.length > 0) throw new ProblemsError(errors);
}
