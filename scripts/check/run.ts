/** Running rules over a project: each looks at what it is for, excuses are taken into account, and findings get their places. */
import { messageFile } from '../codegen/messages/paths.ts';
import { type Place, placesIn } from '../lib/lines.ts';
import type { Problem } from '../lib/problem.ts';
import { ProblemsError } from '../lib/problem.ts';
import { type Excuse, excusesOf } from './excuses.ts';
import { placed } from './place.ts';
import { type Environment, type Project, readProject } from './project.ts';
import type { InText, Rule } from './rule.ts';
import { readBuiltSite } from './site/built-site.ts';
import { type Code, readCode } from './sources.ts';

export interface Run {
  /** The project folder. */
  readonly root: string;
  readonly environment: Environment;
  /** The folder of the built site, from the project folder. */
  readonly client: string;
  /** Those to run; `known` are the names that an excuse may have. */
  readonly rules: readonly Rule[];
  readonly known: readonly string[];
}

export interface Result {
  readonly problems: readonly Problem[];
  /** How many excuses the project holds. */
  readonly excuses: number;
}

/** Runs rules. What codegen refuses comes as problems of the rule `codegen`, and nothing else then: no other rule could look. */
export async function runRules({ root, environment, client, rules, known }: Run): Promise<Result> {
  let project: Project;
  try {
    project = await readProject(root, environment);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const problems = error.problems.map((problem) => ({ ...problem, rule: 'codegen' }));
    return { problems: await placed(root, problems), excuses: 0 };
  }
  const code = readCode(root);
  // Begun first: other processes are at it meanwhile.
  const inFolder = lookAtFolder(rules, project);
  const found = [...lookAtProject(rules, project, code), ...lookAtSite(rules, project, client), ...(await inFolder)];
  const excuses = excusesOf(project, code);
  const left = found.filter((problem) => !excuses.some((excuse) => excuse.covers(problem)));
  const idle = judgeExcuses(rules, known, excuses, found);
  return { problems: await placed(root, [...left, ...idle]), excuses: excuses.length };
}

/** What the rules find that need no built site. */
export function lookAtProject(rules: readonly Rule[], project: Project, code: Code): Problem[] {
  return rules.flatMap((rule): Problem[] => {
    const own = named(rule);
    if (rule.looksAt === 'schema' || rule.looksAt === 'release') return rule.check(project).map(own);
    if (rule.looksAt === 'code') return rule.check(code, project).map(own);
    if (rule.looksAt === 'source') {
      return code.sources.flatMap((source) => inText(rule.check(source, project), source.text, { where: source.file }).map(own));
    }
    if (rule.looksAt !== 'text') return [];
    return project.texts.flatMap((text) => {
      const { locale, bundle, key, page } = text;
      const place = { where: messageFile(locale, bundle), key, locale, ...(page && { page: page.id }) };
      return rule.check(text, project).map((problem) => own({ ...place, ...problem }));
    });
  });
}

/** What tools of their own find for the rules. */
async function lookAtFolder(rules: readonly Rule[], project: Project): Promise<Problem[]> {
  const ofFolder = rules.filter((rule) => rule.looksAt === 'folder');
  return (await Promise.all(ofFolder.map(async (rule) => (await rule.check(project)).map(named(rule))))).flat();
}

/** What the rules find in the built site, which is read where one of them asks for it. */
function lookAtSite(rules: readonly Rule[], project: Project, folder: string): Problem[] {
  const ofPage = rules.filter((rule) => rule.looksAt === 'page');
  const ofSite = rules.filter((rule) => rule.looksAt === 'site');
  if (ofPage.length + ofSite.length === 0) return [];
  const found: Problem[] = [];
  const site = readBuiltSite(folder, project, (page) => {
    const place = { where: page.file, page: page.page.id, locale: page.locale };
    for (const rule of ofPage) found.push(...inText(rule.check(page, project), page.html, place).map(named(rule)));
  });
  return [...found, ...ofSite.flatMap((rule) => rule.check(site, project).map(named(rule)))];
}

/** Offsets become lines and columns. */
function inText<Where extends object>(found: readonly InText[], text: string, where: Where): (Where & InText & Partial<Place>)[] {
  if (found.length === 0) return [];
  const placeOf = placesIn(text);
  return found.map(({ offset, ...problem }) => ({ ...where, ...(offset !== undefined && placeOf(offset)), ...problem }));
}

function named({ name, severity }: Rule): (problem: Problem) => Problem {
  return (problem) => ({ ...problem, rule: name, ...(severity && { severity }) });
}

/** An excuse is judged when its rule has run, or when there is no such rule. */
function judgeExcuses(rules: readonly Rule[], known: readonly string[], excuses: readonly Excuse[], found: readonly Problem[]): Problem[] {
  const ran = new Set(rules.map(({ name }) => name));
  const judged = excuses
    .filter(({ rule }) => ran.has(rule) || !known.includes(rule))
    .map((excuse) => ({ ...excuse, isIdle: !found.some((problem) => excuse.covers(problem)) }));
  return rules.flatMap((rule) => (rule.looksAt === 'excuses' ? rule.check(judged, known).map(named(rule)) : []));
}
