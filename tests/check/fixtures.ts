/**
 * Fixtures of rules: what a rule passes, and what it finds. `tests/check/<rule>/fixtures.ts` exports those of one rule as
 * default; `rules.test.ts` runs them all.
 */
import type { TextMeta } from '../../schema/language/nodes.ts';
import type { Project } from '../../scripts/check/project.ts';
import type { JudgedExcuse } from '../../scripts/check/rule.ts';

/** What one finding must say: `found` in part, the rest as it is. */
export interface Expected {
  readonly found: string;
  readonly where?: string;
  readonly line?: number;
  readonly column?: number;
  readonly page?: string;
  readonly locale?: string;
  readonly expected?: string;
  readonly wayOut?: string;
}

/** For a rule on texts. The key is one of the page `home`, unless said otherwise. */
export interface GivenText extends Partial<Omit<TextMeta, 'kind'>> {
  readonly text: string;
  /** Default `fr`. */
  readonly locale?: string;
  /** `{ fr: 'Bonjour' }` for a text in English. */
  readonly others?: Readonly<Record<string, string>>;
  /** With its bundle: `home.hero.title`. */
  readonly key?: string;
}

/** For a rule on a built page: its body, or its whole document. */
export interface GivenPage {
  readonly html: string;
  /** A path of this site; default `/`. */
  readonly path?: string;
}

/** For a rule on the built site: bodies or whole documents by path, other files by path; pages that are not given are absent. */
export interface GivenSite {
  readonly pages: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** For a rule on source files, one or all: texts by path. */
export type GivenCode = Readonly<Record<string, string>>;

/** For a rule on schema or release: this project, changed. */
export type GivenProject = (project: Project) => Project;

export type GivenExcuse = JudgedExcuse;

/** Good: nothing is found. Bad: exactly the findings that are named, in their order. */
export interface Fixtures<Given> {
  readonly good: readonly Given[];
  readonly bad: readonly (readonly [given: Given, ...finds: readonly Expected[]])[];
  /** What differs in the project that these fixtures are looked at in, which is this one without environment. */
  readonly project?: GivenProject;
}
