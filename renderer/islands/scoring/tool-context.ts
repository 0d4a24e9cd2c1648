/** What every part of the tool may ask: its words, its criteria, and how figures are written. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { fill } from '../../content/fill.ts';
import type { Candidate } from '../../scoring/comparison.ts';
import { letterOf } from '../../scoring/letters.ts';
import type { ScoringProps } from './scoring-props.ts';

export interface Tool extends ScoringProps {
  /** A text with its placeholders filled. */
  readonly fill: typeof fill;
  /** The name of a location, or its letter. */
  readonly nameOf: (candidate: Candidate, place: number) => string;
  /** A whole number. */
  readonly whole: (value: number) => string;
  /** With one decimal: scores, and weights between whole ones. */
  readonly tenth: (value: number) => string;
  /** A share from 0 to 1, as a percentage with one decimal. */
  readonly percent: (value: number) => string;
  readonly euros: (value: number) => string;
  /** The decimal sign of the language. */
  readonly decimal: ',' | '.';
}

export const ToolContext = createContext<Tool | undefined>(undefined);

/** Throws outside the tool. */
export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error('useTool must be used within the scoring tool');
  return tool;
}

/** Number formats are made once: making one takes longer than a whole update of the tool. */
export function createTool(props: ScoringProps): Tool {
  const whole = new Intl.NumberFormat(props.tag, { maximumFractionDigits: 0 });
  const tenth = new Intl.NumberFormat(props.tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(props.tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const euros = new Intl.NumberFormat(props.tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return {
    ...props,
    fill,
    nameOf: (candidate, place) => candidate.name.trim() || fill(props.words.places.fallback, { letter: letterOf(place) }),
    whole: (value) => whole.format(value),
    tenth: (value) => tenth.format(value),
    percent: (value) => percent.format(value),
    euros: (value) => euros.format(value),
    decimal: tenth.format(0.5).includes(',') ? ',' : '.',
  };
}
