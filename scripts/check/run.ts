/** Running rules over a project: each looks at what it is for, excuses are taken into account, and findings get their places. */
import { messageFile } from '../codegen/messages/paths.ts';
import { type Place, placesIn } from '../lib/lines.ts';
import type { Problem } from '../lib/problem.ts';
import { ProblemsError } from '../lib/problem.ts';
import { excusesOf } from './excuses.ts';
import { placed } from './place.ts';
import { type Environment, type MessageText, type Project, readProject } from './project.ts';
import { refusedByCodegen } from './refused.ts';
import type { InText, Rule, TextRule } from './rule.ts';
import { type BuiltPage, type BuiltSite, readBuiltSite } from './site/built-site.ts';
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
export async function runRules(run: Run): Promise<Result> {
  const { root } = run;
  const looked = await look(run);
  if (looked.project === undefined) return { problems: await placed(root, looked.refused), excuses: 0 };
  const { left, idle, excuses } = judgeExcuses(run, looked.project, looked.code, looked.found);
  return { problems: await placed(root, [...left, ...idle]), excuses };
}

/** Runs rules, none of them on excuses, and answers what is wrong. Excuses are looked for, in all of the code, only if something is. */
export async function problemsOf(run: Omit<Run, 'known'>): Promise<readonly Problem[]> {
  const looked = await look(run);
  if (looked.project === undefined) return placed(run.root, looked.refused);
  if (looked.found.length === 0) return [];
  return placed(run.root, judgeExcuses({ ...run, known: [] }, looked.project, looked.code, looked.found).left);
}

/** What rules have found in a project, excused or not; or what codegen refuses of it. */
type Looked =
  | { readonly project: Project; readonly code: Code; readonly found: readonly Problem[] }
  | { readonly project?: undefined; readonly refused: readonly Problem[] };

async function look({ root, environment, client, rules }: Omit<Run, 'known'>): Promise<Looked> {
  let project: Project;
  try {
    project = await readProject(root, environment);
    // Files that are no JSON are refused here, where a rule will read them.
    if (rules.some(({ looksAt }) => looksAt === 'text' || looksAt === 'schema')) void project.texts.length;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { refused: refusedByCodegen(error) };
  }
  const code = readCode(root);
  // Begun first: it goes on in other processes while the rest is looked at.
  const inFolder = lookAtFolder(rules, project);
  // If something else fails before it is awaited, that error is told, and this one must not count as unhandled.
  inFolder.catch(() => {});
  const found = [...lookAtProject(rules, project, code), ...(await lookAtSite(rules, project, client)), ...(await inFolder)];
  return { project, code, found };
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
    return project.texts.flatMap((text) => lookAtText(rule, text, project));
  });
}

/** What a rule finds in one text of a project. */
export function lookAtText(rule: TextRule, text: MessageText, project: Project): Problem[] {
  const { locale, bundle, key, page } = text;
  const place = { where: messageFile(locale, bundle), key, locale, ...(page && { page: page.id }) };
  return rule.check(text, project).map((problem) => named(rule)({ ...place, ...problem }));
}

/** What tools of their own find for the rules. */
async function lookAtFolder(rules: readonly Rule[], project: Project): Promise<Problem[]> {
  const ofFolder = rules.filter((rule) => rule.looksAt === 'folder');
  return (await Promise.all(ofFolder.map(async (rule) => (await rule.check(project)).map(named(rule))))).flat();
}

/** What the rules find in the built site, which is read where one of them asks for it. */
async function lookAtSite(rules: readonly Rule[], project: Project, folder: string): Promise<Problem[]> {
  const ofPage = rules.filter((rule) => rule.looksAt === 'page');
  const ofSite = rules.filter((rule) => rule.looksAt === 'site');
  if (ofPage.length + ofSite.length === 0) return [];
  const found: Problem[] = [];
  const site = await readBuiltSite(folder, project, (page) => {
    found.push(...lookAtPage(ofPage, page, project));
  });
  return [...found, ...lookAtBuilt(ofSite, site, project)];
}

/** What those of some rules that look at built pages find in one. */
function lookAtPage(rules: readonly Rule[], page: BuiltPage, project: Project): Problem[] {
  const place = { where: page.file, page: page.page.id, locale: page.locale };
  return rules.flatMap((rule) => (rule.looksAt === 'page' ? inText(rule.check(page, project), page.html, place).map(named(rule)) : []));
}

/** What those of some rules that look at the built site as a whole find in it. */
function lookAtBuilt(rules: readonly Rule[], site: BuiltSite, project: Project): Problem[] {
  return rules.flatMap((rule) => (rule.looksAt === 'site' ? rule.check(site, project).map(named(rule)) : []));
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

interface Judged {
  /** What no excuse covers. */
  readonly left: readonly Problem[];
  /** What is wrong with excuses. */
  readonly idle: readonly Problem[];
  /** How many there are. */
  readonly excuses: number;
}

/** Takes excuses into account. One is judged when its rule has run, or when there is no such rule. */
function judgeExcuses({ rules, known }: Pick<Run, 'rules' | 'known'>, project: Project, code: Code, found: readonly Problem[]): Judged {
  const excuses = excusesOf(project, code);
  const ran = new Set(rules.map(({ name }) => name));
  const judged = excuses
    .filter(({ rule }) => ran.has(rule) || !known.includes(rule))
    .map((excuse) => ({ ...excuse, isIdle: !found.some((problem) => excuse.covers(problem)) }));
  return {
    left: found.filter((problem) => !excuses.some((excuse) => excuse.covers(problem))),
    idle: rules.flatMap((rule) => (rule.looksAt === 'excuses' ? rule.check(judged, known).map(named(rule)) : [])),
    excuses: excuses.length,
  };
}
