/**
 * What a rule is: a name, an explanation, and a pure function from what it looks at to what is wrong with it. One small file
 * each, `rules/<subject>/<name>.ts`, listed in `rules/<subject>/all.ts`, with its fixtures in `tests/check/<name>/`.
 */
import type { Placeless, Problem, Severity } from '../model/problem.ts';
import type { Excuse } from './excuses.ts';
import type { BuiltPage, BuiltSite } from './inputs/built-site.ts';
import type { Code, Source } from './inputs/sources.ts';
import type { MessageText, Project } from './project.ts';

interface Named {
  /** Small letters and hyphens: `dead-links`. */
  readonly name: string;
  /** What is wrong, why it matters, and the way out, with an example: shown by `--explain`. */
  readonly explain: string;
  /** Default error. */
  readonly severity?: Severity;
}

/** What is wrong in a text of which every place is known: `offset` counts UTF-16 units from its start. */
export type InText = Placeless & { readonly offset?: number };

/** What is wrong, with all that is known of its place. */
export type Located = Omit<Problem, 'rule' | 'severity'>;

/** Looks at one text of one locale; the runner finds file, line and column of its key. */
export interface TextRule extends Named {
  readonly looksAt: 'text';
  check(text: MessageText, project: Project): readonly Placeless[];
}

/** Looks at the schema, its model, and all texts. */
export interface SchemaRule extends Named {
  readonly looksAt: 'schema';
  check(project: Project): readonly Located[];
}

/** Looks at one source file. */
export interface SourceRule extends Named {
  readonly looksAt: 'source';
  check(source: Source, project: Project): readonly InText[];
}

/** Looks at all source files together. */
export interface CodeRule extends Named {
  readonly looksAt: 'code';
  check(code: Code, project: Project): readonly Located[];
}

/** Looks at the project folder by itself, with a tool in a process of its own. */
export interface FolderRule extends Named {
  readonly looksAt: 'folder';
  check(project: Project): Promise<readonly Located[]>;
}

/** Looks at one built page, which is parsed once for all rules and let go after them. */
export interface PageRule extends Named {
  readonly looksAt: 'page';
  check(page: BuiltPage, project: Project): readonly InText[];
}

/** Looks at what is kept of all built pages, and at the other files of the built site. */
export interface SiteRule extends Named {
  readonly looksAt: 'site';
  check(site: BuiltSite, project: Project): readonly Located[];
}

/** Looks at what a release is made from, the environment included; `--release` only. */
export interface ReleaseRule extends Named {
  readonly looksAt: 'release';
  check(project: Project): readonly Located[];
}

/** Looks at excuses, once it is known which of them excuse something. */
export interface ExcuseRule extends Named {
  readonly looksAt: 'excuses';
  /** `known`: the names of all rules. */
  check(excuses: readonly JudgedExcuse[], known: readonly string[]): readonly Located[];
}

export type JudgedExcuse = Pick<Excuse, 'rule' | 'reason' | 'where' | 'line'> & { readonly isIdle: boolean };

export type Rule = TextRule | SchemaRule | SourceRule | CodeRule | FolderRule | PageRule | SiteRule | ReleaseRule | ExcuseRule;

export type Subject = 'messages' | 'schema' | 'code' | 'page' | 'site' | 'release';

/** The subject of a rule, by what it looks at. */
export const subjects = {
  text: 'messages',
  schema: 'schema',
  source: 'code',
  code: 'code',
  folder: 'code',
  page: 'page',
  site: 'site',
  release: 'release',
  excuses: 'code',
} as const satisfies Record<Rule['looksAt'], Subject>;
