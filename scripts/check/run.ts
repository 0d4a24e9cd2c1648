/** Runs rules over a project, applies suppressions, and adds the places of findings. */
import { join } from 'node:path';
import { type Place, placesIn } from '../lib/lines.ts';
import { readIfExists } from '../lib/paths.ts';
import { clientFolder } from '../lib/site-paths.ts';
import { withLines } from '../model/locate.ts';
import { keyPlace } from '../model/messages/parse.ts';
import { messageFile } from '../model/messages/texts.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { excusesOf } from './excuses.ts';
import { type BuiltPage, type BuiltSite, readBuiltSite } from './inputs/built-site.ts';
import { type Code, readCode } from './inputs/sources.ts';
import { type Environment, type MessageText, type Project, readProject } from './project.ts';
import type { InText, Rule, TextRule } from './rule.ts';

export interface Run {
  readonly root: string;
  readonly environment: Environment;
  /** The folder of the built site, from the project folder. */
  readonly client: string;
  readonly rules: readonly Rule[];
  /** The names that a suppression may have. */
  readonly known: readonly string[];
}

export interface Result {
  readonly problems: readonly Problem[];
  /** Number of suppressions in the project. */
  readonly excuses: number;
}

/** Runs rules. Problems of codegen are returned without other findings, under the rule `codegen`. */
export async function runRules(run: Run): Promise<Result> {
  const { root } = run;
  const looked = await look(run);
  if (looked.project === undefined) return { problems: await placed(root, looked.refused), excuses: 0 };
  const { left, idle, excuses } = judgeExcuses(run, looked.project, looked.code, looked.found);
  return { problems: await placed(root, [...left, ...idle]), excuses };
}

/** Runs rules as a step of a build: throws a {@link ProblemsError} with every error. Takes rules rather than names, to load no others. */
export async function refuseFindings(rules: readonly Rule[]): Promise<void> {
  const run = { root: '.', environment: process.env, client: clientFolder, rules, known: [] };
  const looked = await look(run);
  // Suppressions are read, from all of the code, only if something is found.
  const found = looked.project === undefined ? looked.refused : looked.found.length === 0 ? [] : leftIn(run, looked);
  const errors = found.filter(({ severity }) => severity !== 'advice');
  if (errors.length > 0) throw new ProblemsError(await placed(run.root, errors));
}

const leftIn = (run: Run, { project, code, found }: Found) => judgeExcuses(run, project, code, found).left;

interface Found {
  readonly project: Project;
  readonly code: Code;
  /** All findings, suppressed or not. */
  readonly found: readonly Problem[];
}

async function look({
  root,
  environment,
  client,
  rules,
}: Run): Promise<Found | { readonly project?: undefined; readonly refused: readonly Problem[] }> {
  let project: Project;
  try {
    project = await readProject(root, environment);
    // Throws for malformed message files before a rule reads them.
    if (rules.some(({ looksAt }) => looksAt === 'text' || looksAt === 'schema')) void project.texts.length;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { refused: error.problems.map((problem) => ({ ...problem, rule: 'codegen' })) };
  }
  const code = readCode(root);
  // Starts first, because it runs in a child process.
  const inFolder = lookAtFolder(rules, project);
  // An error of the rules below is thrown before this promise is awaited, which must not count as unhandled then.
  inFolder.catch(() => {});
  const found = [...lookAtProject(rules, project, code), ...(await lookAtSite(rules, project, client)), ...(await inFolder)];
  return { project, code, found };
}

/** Runs the rules that need no built site. */
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

/** Runs a rule on one text of a project. */
export function lookAtText(rule: TextRule, text: MessageText, project: Project): Problem[] {
  const { locale, bundle, key, page } = text;
  const place = { where: messageFile(locale, bundle), key, locale, ...(page && { page: page.id }) };
  return rule.check(text, project).map(({ correct: _, ...problem }) => named(rule)({ ...place, ...problem }));
}

async function lookAtFolder(rules: readonly Rule[], project: Project): Promise<Problem[]> {
  const ofFolder = rules.filter((rule) => rule.looksAt === 'folder');
  return (await Promise.all(ofFolder.map(async (rule) => (await rule.check(project)).map(named(rule))))).flat();
}

/** Runs the rules on the built site, which is read only if there are some. */
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

function lookAtPage(rules: readonly Rule[], page: BuiltPage, project: Project): Problem[] {
  const place = { where: page.file, page: page.page.id, locale: page.locale };
  return rules.flatMap((rule) => (rule.looksAt === 'page' ? inText(rule.check(page, project), page.html, place).map(named(rule)) : []));
}

function lookAtBuilt(rules: readonly Rule[], site: BuiltSite, project: Project): Problem[] {
  return rules.flatMap((rule) => (rule.looksAt === 'site' ? rule.check(site, project).map(named(rule)) : []));
}

function inText<Where extends object>(found: readonly InText[], text: string, where: Where): (Where & InText & Partial<Place>)[] {
  if (found.length === 0) return [];
  const placeOf = placesIn(text);
  return found.map(({ offset, ...problem }) => ({ ...where, ...(offset !== undefined && placeOf(offset)), ...problem }));
}

function named({ name, severity }: Rule): (problem: Problem) => Problem {
  return (problem) => ({ ...problem, rule: name, ...(severity && { severity }) });
}

interface Judged {
  /** Findings that are not suppressed. */
  readonly left: readonly Problem[];
  /** Findings about suppressions. */
  readonly idle: readonly Problem[];
  readonly excuses: number;
}

/** Applies suppressions. Only those of rules that have run, or of unknown rules, can be idle. */
function judgeExcuses({ rules, known }: Run, project: Project, code: Code, found: readonly Problem[]): Judged {
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

/** Returns the problems with file, line and column of their message keys and schema entries, as far as known. */
export async function placed(root: string, problems: readonly Problem[]): Promise<Problem[]> {
  const sources = new Map<string, string>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readIfExists(join(root, file)) ?? '';
    sources.set(file, source);
    return source;
  };
  const inMessages = (problem: Problem): problem is Problem & Required<Pick<Problem, 'key'>> =>
    problem.line === undefined && problem.key !== undefined && problem.where.endsWith('.json');
  const others = problems.filter((problem) => problem.line === undefined && !inMessages(problem));
  // One call for all problems: each call parses the schema.
  const located = await withLines(root, others);
  const places = new Map(others.map((problem, index) => [problem, splitPlace(located[index]?.where ?? problem.where)]));
  return problems.map((problem) => ({
    ...problem,
    ...(inMessages(problem) ? keyPlace(read(problem.where), problem.key) : places.get(problem)),
  }));
}

/** Splits `schema/pages.ts:12:3 ("blog")` into file, line and column; returns a text without a line unchanged. */
function splitPlace(where: string): Partial<Place> & { readonly where: string } {
  const [, file, line, column] = /^([^\s:]+):(\d+)(?::(\d+))?(?: \([^)]*\))?$/.exec(where) ?? [];
  if (file === undefined) return { where };
  return { where: file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}
