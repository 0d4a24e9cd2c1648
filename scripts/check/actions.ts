/** The actions of `npm run check`, loaded after its command line because rules import the schema, which may fail to load. */
import { clientFolder } from '../lib/site-paths.ts';
import { findChangedSources } from '../lib/source-hashes.ts';
import { formatProblem, type Problem } from '../model/problem.ts';
import { chooseRules, readsBuiltSite, ruleNamed, ruleNames, rules } from './registry.ts';
import { type Rule, type Subject, subjects } from './rule.ts';
import { type Result, runRules } from './run.ts';

const always = ['messages', 'schema', 'code', 'page', 'site'] as const satisfies readonly Subject[];

/** Runs the rules in the comma-separated list `only`; by default all, with release rules if `isRelease`. */
export async function check(isRelease: boolean, only: string | undefined): Promise<[result: Result, rules: readonly Rule[]]> {
  const chosen = chooseRules(isRelease ? [...always, 'release'] : always, only);
  const result = await runRules({ root: '.', environment: process.env, client: clientFolder, rules: chosen, known: ruleNames });
  // After an error of codegen, no other rule has run.
  const isChecked = result.problems.every(({ rule }) => rule !== 'codegen');
  const advice = isChecked && chosen.some(readsBuiltSite) ? staleSite() : undefined;
  // Formats print findings of rules only.
  if (advice) console.error(`${formatProblem(advice)}\n`);
  return [result, rules];
}

export function explain(name: string): string {
  return ruleNamed(name).explain;
}

/** Returns the names of all rules, a line for each subject. */
export function listOfRules(): string {
  const namesOf = (subject: Subject) => rules.filter(({ looksAt }) => subjects[looksAt] === subject).map(({ name }) => name);
  return [...always, 'release' as const].map((subject) => `  ${subject.padEnd(9)} ${namesOf(subject).join(', ')}`).join('\n');
}

/** Returns advice if sources have changed since the last build: its findings may be corrected already. */
function staleSite(): Problem | undefined {
  const changed = findChangedSources('.', clientFolder);
  if (changed?.length === 0) return undefined;
  const [newest = '', ...others] = changed ?? [];
  const files = others.length === 0 ? newest : `${newest} and ${others.length} other file${others.length > 1 ? 's' : ''}`;
  return {
    where: clientFolder,
    severity: 'advice',
    found: changed === undefined ? 'a site of an interrupted or very old build' : `a site built before a change of ${files}`,
    expected: 'a site built from the current files',
    wayOut: 'Run npm run build, then npm run check again.',
  };
}
