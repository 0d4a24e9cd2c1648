/** Suppressions of findings with a reason: `excuses` in the schema for texts and pages, `check-excuse` comments in code. */
import type { Excuses } from '../../schema/language/define.ts';
import { linesOf } from '../lib/lines.ts';
import type { Problem } from '../model/problem.ts';
import type { Code, Source } from './inputs/sources.ts';
import type { Project } from './project.ts';

export interface Excuse {
  readonly rule: string;
  readonly reason: string;
  /** File of the suppression. */
  readonly where: string;
  readonly line?: number;
  covers(problem: Problem): boolean;
}

export function excusesOf(project: Project, code: Code): Excuse[] {
  const schemaSources = code.sources.filter(({ file }) => file.startsWith('schema/'));
  return [...ofTexts(project, schemaSources), ...ofPages(project, schemaSources), ...code.sources.flatMap(inComments)];
}

function ofTexts({ places }: Project, sources: readonly Source[]): Excuse[] {
  const keys = new Map<Excuses, Set<string>>();
  for (const { meta, bundle, key } of places) {
    if (meta.excuses) keys.set(meta.excuses, (keys.get(meta.excuses) ?? new Set()).add([bundle, ...key].join('.')));
  }
  return [...keys].flatMap(([excuses, own]) => inSchema(excuses, sources, (problem) => own.has(wholeKeyOf(problem) ?? '')));
}

function ofPages({ schema }: Project, sources: readonly Source[]): Excuse[] {
  return Object.entries(schema.pages).flatMap(([id, { excuses = {} }]) => inSchema(excuses, sources, (problem) => problem.page === id));
}

/** Returns the suppressions of a node or a page, one for each key of a suppression with `keys`. */
function inSchema(excuses: Excuses, sources: readonly Source[], isInScope: (problem: Problem) => boolean): Excuse[] {
  return Object.entries(excuses).flatMap(([rule, given]) => {
    const { reason, locale, keys } = typeof given === 'string' ? { reason: given } : given;
    return (keys ?? [undefined]).map((key) => ({
      rule,
      reason,
      ...placeOfReason(reason, sources),
      covers: (problem: Problem) =>
        problem.rule === rule &&
        isInScope(problem) &&
        (locale === undefined || problem.locale === locale) &&
        (key === undefined || wholeKeyOf(problem) === key),
    }));
  });
}

function placeOfReason(reason: string, sources: readonly Source[]): Pick<Excuse, 'where' | 'line'> {
  for (const { file, text } of sources) {
    const index = reason === '' ? -1 : linesOf(text).findIndex((line) => line.includes(reason));
    if (index >= 0) return { where: file, line: index + 1 };
  }
  return { where: 'schema/pages.ts' };
}

/** Matches `// check-excuse <rule>: <reason>` on the line above a finding, or at the top of a file for findings without a line. */
const comment = /^\s*(?:\/\/|--|\{?\/\*)\s*check-excuse\s+([a-z-]+):?\s*(.*?)\s*(?:\*\/\}?)?$/;

function inComments({ file, text }: Source): Excuse[] {
  if (!text.includes('check-excuse')) return [];
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    const [found, rule = '', reason = ''] = comment.exec(line) ?? [];
    if (found === undefined) return [];
    // Several suppressions of one line follow each other.
    let covered = index + 1;
    while (comment.test(lines[covered] ?? '')) covered++;
    const covers = (problem: Problem) =>
      problem.rule === rule && problem.where === file && (problem.line === undefined ? index === 0 : problem.line === covered + 1);
    return [{ rule, reason, where: file, line: index + 1, covers }];
  });
}

/** Returns the message key of a problem with its bundle: `home.hero.title`. */
function wholeKeyOf({ where, key }: Problem): string | undefined {
  const [, bundle] = /^generated\/messages\/[^/]+\/(.+)\.json/.exec(where) ?? [];
  return key && bundle ? [bundle, ...key].join('.') : undefined;
}
