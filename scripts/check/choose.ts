/** Which rules run: all but those of a release, all, or those that are named. */
import { UsageError } from '../lib/command.ts';
import { closest } from '../lib/problem.ts';
import { rules } from './registry.ts';
import { type Rule, type Subject, subjects } from './rule.ts';

export const ruleNames: readonly string[] = rules.map(({ name }) => name);

/** The rules of some subjects; `only`: names, separated by commas, which may name those of a release too. Throws a {@link UsageError} for a name that is none. */
export function chooseRules(chosen: readonly Subject[], only?: string): readonly Rule[] {
  if (only === undefined) return rules.filter(({ looksAt }) => chosen.includes(subjects[looksAt]));
  return only.split(',').map((name) => ruleNamed(name.trim()));
}

/** Throws a {@link UsageError} with the nearest names for one that is none. */
export function ruleNamed(name: string): Rule {
  const rule = rules.find((candidate) => candidate.name === name);
  if (!rule)
    throw new UsageError(`"${name}" is no rule; the nearest are ${closest(name, ruleNames)}. npm run check -- --help lists them all.`);
  return rule;
}
