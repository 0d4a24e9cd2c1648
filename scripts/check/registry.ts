/** Collects all rules: every exported rule in `rules/<subject>/*.ts`. */
import { readdirSync } from 'node:fs';
import { UsageError } from '../lib/command.ts';
import { closest } from '../model/problem.ts';
import { type Rule, type Subject, subjects } from './rule.ts';

/** Subjects, those with the cheapest corrections first. */
const order = ['messages', 'schema', 'code', 'page', 'site', 'release'] as const satisfies readonly Subject[];

export const rules: readonly Rule[] = (await Promise.all(order.map(loadRules))).flat();

export const ruleNames: readonly string[] = rules.map(({ name }) => name);

/** Rules that `npm run build` runs on its output. `markup-facts` takes as long as all the others and is left to `npm run check`. */
export const buildRules = rules.filter((rule) => readsBuiltSite(rule) && rule.name !== 'markup-facts');

/** Returns true for a rule that needs the built site. */
export function readsBuiltSite({ looksAt }: Rule): boolean {
  return looksAt === 'page' || looksAt === 'site';
}

async function loadRules(subject: Subject): Promise<Rule[]> {
  const folder = new URL(`rules/${subject}/`, import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder)
      .sort()
      .map((file): Promise<Readonly<Record<string, unknown>>> => import(new URL(file, folder).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isRule));
}

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'looksAt' in value;
}

/** Returns the rules of some subjects, or the rules in the comma-separated list `only`. Throws a {@link UsageError} for an unknown name. */
export function chooseRules(chosen: readonly Subject[], only?: string): readonly Rule[] {
  if (only === undefined) return rules.filter(({ looksAt }) => chosen.includes(subjects[looksAt]));
  return only.split(',').map((name) => ruleNamed(name.trim()));
}

/** Returns a rule. Throws a {@link UsageError} with similar names for an unknown one. */
export function ruleNamed(name: string): Rule {
  const rule = rules.find((candidate) => candidate.name === name);
  if (!rule)
    throw new UsageError(`unknown rule "${name}"; similar names: ${closest(name, ruleNames)}. npm run check -- --help lists all rules.`);
  return rule;
}
