/** Findings of the rules about one text, with corrections, for editors. */
import type { Problem } from '../model/problem.ts';
import { type Excuse, excusesOf } from './excuses.ts';
import type { MessageText, Project } from './project.ts';
import { rules } from './registry.ts';
import { lookAtText } from './run.ts';

/** A finding, and the whole text without the mistake if the rule knows an obvious correction. */
export type TextFinding = Problem & { readonly corrected?: string };

const textRules = rules.filter((rule) => rule.looksAt === 'text');

/** Names of the rules about single texts. */
export const textRuleNames = textRules.map(({ name }) => name);

/** Returns a function that gives the findings about a text of the project which are not suppressed. */
export function textFindings(project: Project): (text: MessageText) => TextFinding[] {
  // Suppressions of texts and pages are in the schema; those in comments cover code.
  const excuses: readonly Excuse[] = excusesOf(project, { sources: [] });
  const lookAt = (rule: (typeof textRules)[number], text: MessageText) =>
    lookAtText(rule, text, project).filter((problem) => !excuses.some((excuse) => excuse.covers(problem)));
  return (text) =>
    textRules.flatMap((rule) => {
      const found = lookAt(rule, text);
      if (found.length === 0) return [];
      const corrections = new Map(rule.check(text, project).map(({ found: what, correct }) => [what, correct]));
      return found.map((problem): TextFinding => {
        const corrected = corrections.get(problem.found)?.(text.text);
        if (corrected === undefined || corrected === text.text) return problem;
        const left = lookAt(rule, { ...text, text: corrected });
        return left.length < found.length ? { ...problem, corrected } : problem;
      });
    });
}
