/** The hydration props of the scoring tool: texts, criteria with their scales, and links. */
import type { Contents } from '#generated/content.ts';
import type { Candidate } from './comparison.ts';

export type Words = Contents['scoringTool']['tool'];

export interface ToolCriterion {
  readonly id: string;
  readonly title: string;
  /** One line about what to find out. */
  readonly guide: string;
  /** The meaning of the scores 0, 5 and 10. */
  readonly anchors: readonly [low: string, middle: string, high: string];
  /** URL of its section in the featured article. */
  readonly href: string;
}

/** Initial weights for a trade. */
export interface Trade {
  readonly id: string;
  readonly title: string;
  readonly weights: readonly number[];
}

/** A location of the example. */
type ExampleCandidate = Pick<Candidate, 'name' | 'rent' | 'surface' | 'sales' | 'scores'>;

export interface ScoringProps {
  /** BCP 47 tag for numbers and dates. */
  readonly tag: string;
  readonly words: Words;
  readonly criteria: readonly ToolCriterion[];
  readonly trades: readonly Trade[];
  readonly example: { readonly weights: readonly number[]; readonly candidates: readonly ExampleCandidate[] };
  /** URL of the contact form. */
  readonly contact: string;
  /** Screen-reader text of links that open a new tab. */
  readonly newTab: string;
}
