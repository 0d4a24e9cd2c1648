/** What the scoring tool is given: its words, the criteria with their scales, and where its links lead. */
import type { Contents } from '#generated/content.ts';

export type Words = Contents['scoringTool']['tool'];

export interface ToolCriterion {
  readonly id: string;
  readonly title: string;
  /** One line: what to find out. */
  readonly guide: string;
  /** What scores of 0, 5 and 10 mean. */
  readonly anchors: readonly [low: string, middle: string, high: string];
  /** Its section in the featured article. */
  readonly href: string;
}

/** Weights to begin with. */
export interface Trade {
  readonly id: string;
  readonly title: string;
  readonly weights: readonly number[];
}

export interface ScoringProps {
  /** The BCP 47 tag that numbers and dates are written with. */
  readonly tag: string;
  readonly words: Words;
  readonly criteria: readonly ToolCriterion[];
  readonly trades: readonly Trade[];
  /** The contact form. */
  readonly contact: string;
  /** Said after a link that opens in a tab of its own. */
  readonly newTab: string;
}
