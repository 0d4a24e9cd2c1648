/** Types of fixtures. `tests/check/<rule>/fixtures.ts` exports the fixtures of a rule as default; `rules.test.ts` runs all. */
import type { TextMeta } from '../../schema/language/nodes.ts';
import type { Project } from '../../scripts/check/project.ts';
import type { JudgedExcuse } from '../../scripts/check/rule.ts';

/** An expected finding: `found` is a part of the text, the other properties are exact. */
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

/** Input of a rule about texts. */
export interface GivenText extends Partial<Omit<TextMeta, 'kind'>> {
  readonly text: string;
  /** Default: `fr`. */
  readonly locale?: string;
  /** `{ fr: 'Bonjour' }` for a text in English. */
  readonly others?: Readonly<Record<string, string>>;
  /** With its bundle. Default: `home.hero.title`. */
  readonly key?: string;
}

/** Input of a rule about a built page: a body or a whole document. */
export interface GivenPage {
  readonly html: string;
  /** A path of this site. Default: `/`. */
  readonly path?: string;
}

/** Input of a rule about the built site: bodies or whole documents, and other files, by path. */
export interface GivenSite {
  readonly pages: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** Hashed files of earlier builds. */
  readonly earlier?: Readonly<Record<string, string>>;
}

/** Input of a rule about source files: texts by path. */
export type GivenCode = Readonly<Record<string, string>>;

/** Input of a rule about schema, folder or release: a change of this project. */
export type GivenProject = (project: Project) => Project;

export type GivenExcuse = JudgedExcuse;

/** `good` inputs have no finding; `bad` inputs have exactly the listed findings, in order. */
export interface Fixtures<Given> {
  readonly good: readonly Given[];
  readonly bad: readonly (readonly [given: Given, ...finds: readonly Expected[]])[];
  /** A change of the project for all fixtures. Default: this project without environment variables. */
  readonly project?: GivenProject;
}
