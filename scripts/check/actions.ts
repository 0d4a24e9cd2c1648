/** What `npm run check` does. It is made of rules, which load the schema. */
import { clientFolder } from '../lib/client-folder.ts';
import { formatProblem } from '../lib/problem.ts';
import { chooseRules, ruleNamed, ruleNames } from './choose.ts';
import { readProject } from './project.ts';
import { rules } from './registry.ts';
import { type Rule, type Subject, subjects } from './rule.ts';
import { type Result, runRules } from './run.ts';
import { outdated } from './site/outdated.ts';
import { ticsTable } from './tics-table.ts';

const always = ['messages', 'schema', 'code', 'site'] as const satisfies readonly Subject[];

/**
 * Runs the rules with some names, with commas between; without names all but those of a release, which `isRelease` adds.
 * Answers what they find, and which rules there are. Says when the built site that they look at is not of today.
 */
export async function check(isRelease: boolean, only: string | undefined): Promise<[found: Result, known: readonly Rule[]]> {
  const chosen = chooseRules(isRelease ? [...always, 'release'] : always, only);
  const result = await runRules({ root: '.', environment: process.env, client: clientFolder, rules: chosen, known: ruleNames });
  const advice = chosen.some(({ looksAt }) => subjects[looksAt] === 'site') ? outdated('.', clientFolder) : undefined;
  // It is the finding of no rule, so no format has a place for it.
  if (advice) console.error(`${formatProblem(advice)}\n`);
  return [result, rules];
}

/** What a rule finds, why it matters, and the way out. */
export function explain(name: string): string {
  return ruleNamed(name).explain;
}

/** How often each language uses each turn of phrase. */
export async function tics(): Promise<string> {
  return ticsTable(await readProject('.', process.env));
}

/** The names of all rules, a line for each subject. */
export function listOfRules(): string {
  const namesOf = (subject: Subject) => rules.filter(({ looksAt }) => subjects[looksAt] === subject).map(({ name }) => name);
  return [...always, 'release' as const].map((subject) => `  ${subject.padEnd(9)} ${namesOf(subject).join(', ')}`).join('\n');
}
