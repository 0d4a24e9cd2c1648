/** The actions of `npm run check`, apart from its command line: rules import the schema, which may not load. */
import { clientFolder } from '../lib/client-folder.ts';
import { changedSince } from '../lib/made-from.ts';
import { formatProblem, type Problem } from '../model/problem.ts';
import { chooseRules, readsBuiltSite, ruleNamed, ruleNames, rules } from './registry.ts';
import { type Rule, type Subject, subjects } from './rule.ts';
import { type Result, runRules } from './run.ts';

const always = ['messages', 'schema', 'code', 'page', 'site'] as const satisfies readonly Subject[];

/**
 * Runs the rules that `only` names, separated by commas; by default all but those of a release, which `isRelease` adds. Returns
 * the findings and all rules. Warns on stderr if the built site is stale.
 */
export async function check(isRelease: boolean, only: string | undefined): Promise<[result: Result, rules: readonly Rule[]]> {
  const chosen = chooseRules(isRelease ? [...always, 'release'] : always, only);
  const result = await runRules({ root: '.', environment: process.env, client: clientFolder, rules: chosen, known: ruleNames });
  // A project that codegen refuses is not checked.
  const isChecked = result.problems.every(({ rule }) => rule !== 'codegen');
  const advice = isChecked && chosen.some(readsBuiltSite) ? staleSite() : undefined;
  // No rule finds it, so no format has a place for it.
  if (advice) console.error(`${formatProblem(advice)}\n`);
  return [result, rules];
}

/** Returns the explanation of a rule. */
export function explain(name: string): string {
  return ruleNamed(name).explain;
}

/** Returns the names of all rules, a line for each subject. */
export function listOfRules(): string {
  const namesOf = (subject: Subject) => rules.filter(({ looksAt }) => subjects[looksAt] === subject).map(({ name }) => name);
  return [...always, 'release' as const].map((subject) => `  ${subject.padEnd(9)} ${namesOf(subject).join(', ')}`).join('\n');
}

/** Findings in a stale site may be corrected already. */
function staleSite(): Problem | undefined {
  const changed = changedSince('.', clientFolder);
  if (changed?.length === 0) return undefined;
  const [newest = '', ...others] = changed ?? [];
  const files = others.length === 0 ? newest : `${newest} and ${others.length} other file${others.length > 1 ? 's' : ''}`;
  return {
    where: clientFolder,
    severity: 'advice',
    found: changed === undefined ? 'a site whose build was interrupted, or is of long ago' : `a site made before ${files} changed`,
    expected: 'a site built from the present files',
    wayOut: 'npm run build, then npm run check again',
  };
}
