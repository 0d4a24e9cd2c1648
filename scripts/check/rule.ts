/** Types of rules: a name, an explanation, and a pure function from an input to findings. */
import type { Placeless, Problem, Severity } from '../model/problem.ts';
import type { Excuse } from './excuses.ts';
import type { BuiltPage, BuiltSite } from './inputs/built-site.ts';
import type { Code, Source } from './inputs/sources.ts';
import type { MessageText, Project } from './project.ts';

interface Named {
  /** Lower case with hyphens: `dead-links`. */
  readonly name: string;
  /** What the rule finds, why, and an example with found, expected and way out. Printed by `--explain`. */
  readonly explain: string;
  /** Default error. */
  readonly severity?: Severity;
}

/** A finding at an offset in a text, in UTF-16 units from its start. */
export type InText = Placeless & { readonly offset?: number };

/** A finding about a text. */
export type OfText = Placeless & {
  /** Returns the text, as typed, without the mistake. Only for a mistake with an obvious correction, which the runner tries out. */
  readonly correct?: (typed: string) => string;
};

/** A finding with its place. */
export type Located = Omit<Problem, 'rule' | 'severity'>;

/** A rule about one text of one locale. The runner adds file, line and column of its key. */
export interface TextRule extends Named {
  readonly looksAt: 'text';
  check(text: MessageText, project: Project): readonly OfText[];
}

/** A rule about the schema, its model and all texts. */
export interface SchemaRule extends Named {
  readonly looksAt: 'schema';
  check(project: Project): readonly Located[];
}

export interface SourceRule extends Named {
  readonly looksAt: 'source';
  check(source: Source, project: Project): readonly InText[];
}

export interface CodeRule extends Named {
  readonly looksAt: 'code';
  check(code: Code, project: Project): readonly Located[];
}

/** A rule that runs a tool on the project folder in a child process. */
export interface FolderRule extends Named {
  readonly looksAt: 'folder';
  check(project: Project): Promise<readonly Located[]>;
}

/** A rule about one built page, which is parsed once for all rules. */
export interface PageRule extends Named {
  readonly looksAt: 'page';
  check(page: BuiltPage, project: Project): readonly InText[];
}

/** A rule about the summaries of all built pages and the other files of the built site. */
export interface SiteRule extends Named {
  readonly looksAt: 'site';
  check(site: BuiltSite, project: Project): readonly Located[];
}

/** A rule about the inputs of a release, the environment included. Runs with `--release` only. */
export interface ReleaseRule extends Named {
  readonly looksAt: 'release';
  check(project: Project): readonly Located[];
}

/** A rule about suppressions, after all other rules. */
export interface ExcuseRule extends Named {
  readonly looksAt: 'excuses';
  /** `known` holds the names of all rules. */
  check(excuses: readonly JudgedExcuse[], known: readonly string[]): readonly Located[];
}

/** A suppression; `isIdle` if it suppresses no finding. */
export type JudgedExcuse = Pick<Excuse, 'rule' | 'reason' | 'where' | 'line'> & { readonly isIdle: boolean };

export type Rule = TextRule | SchemaRule | SourceRule | CodeRule | FolderRule | PageRule | SiteRule | ReleaseRule | ExcuseRule;

export type Subject = 'messages' | 'schema' | 'code' | 'page' | 'site' | 'release';

/** The subject of a rule, which is its folder below `rules/`. */
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
