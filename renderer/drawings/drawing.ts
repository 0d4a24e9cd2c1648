/** What a drawing of a page is made of, and the looks that its file comes in. */
import type { ComponentType } from 'react';

/**
 * A drawing that is served as a file. Its lines name colours and details by class, as inline drawings do: the file has no
 * style sheet, so `scripts/build/drawings/` writes them out.
 */
export interface Drawing {
  /** Units of its viewBox. */
  readonly width: number;
  readonly height: number;
  readonly Lines: ComponentType;
}

/** One way to show a drawing, each a file: an image knows neither the style sheet of its page nor the visitor's colours. */
export interface Look {
  /** After the name of the drawing in that of the file. */
  readonly suffix: string;
  /** When a page shows it; the first look that applies is shown. */
  readonly media?: string;
  /** Without the details that a narrow window has no room for: what is `max-sm:hidden`. */
  readonly isPlain: boolean;
  /** The colours that the visitor's own stand for, where these rule. */
  readonly forced?: 'dark' | 'light';
}

const narrow = '(width < 36rem)';
const isForced = '(forced-colors: active)';
const isForcedDark = `${isForced} and (prefers-color-scheme: dark)`;

/** From the most particular to the one that is shown else. */
export const looks: readonly [Look, ...Look[]] = [
  { suffix: '-dark-narrow', media: `${isForcedDark} and ${narrow}`, isPlain: true, forced: 'dark' },
  { suffix: '-dark', media: isForcedDark, isPlain: false, forced: 'dark' },
  { suffix: '-light-narrow', media: `${isForced} and ${narrow}`, isPlain: true, forced: 'light' },
  { suffix: '-light', media: isForced, isPlain: false, forced: 'light' },
  { suffix: '-narrow', media: narrow, isPlain: true },
  { suffix: '', isPlain: false },
];
