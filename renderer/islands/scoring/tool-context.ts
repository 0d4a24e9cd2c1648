/** Context of the tool's components: texts, criteria, and number formats. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { digits, widenSpaces } from '#schema/text/formats.ts';
import { fill } from '../../content/fill.ts';
import { type Candidate, letterOf } from './comparison.ts';
import type { ScoringProps } from './scoring-props.ts';

export interface Tool extends ScoringProps {
  readonly fill: typeof fill;
  /** Returns the name of a location, or its letter. */
  readonly nameOf: (candidate: Candidate, place: number) => string;
  readonly whole: (value: number) => string;
  /** Formats a number with one decimal. */
  readonly tenth: (value: number) => string;
  /** Formats a share from 0 to 1 as a percentage with one decimal. */
  readonly percent: (value: number) => string;
  readonly euros: (value: number) => string;
  /** The decimal separator of the locale. */
  readonly decimal: ',' | '.';
}

export const ToolContext = createContext<Tool | undefined>(undefined);

/** Returns the context. Throws outside the tool. */
export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error('useTool must be used within the scoring tool');
  return tool;
}

/** Creates the number formats once: `Intl` takes longer to create one than the tool takes for a whole update. */
export function createTool(props: ScoringProps): Tool {
  const formatter = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(props.tag, { ...digits, ...options });
    return (value: number) => widenSpaces(format(value));
  };
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const tenth = formatter(tenths);
  return {
    ...props,
    fill,
    nameOf: (candidate, place) => candidate.name.trim() || fill(props.words.places.fallback, { letter: letterOf(place) }),
    whole: formatter({ maximumFractionDigits: 0 }),
    tenth,
    percent: formatter({ style: 'percent', ...tenths }),
    euros: formatter({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    decimal: tenth(0.5).includes(',') ? ',' : '.',
  };
}
