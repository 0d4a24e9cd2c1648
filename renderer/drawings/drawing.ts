/**
 * What a page knows of the drawings that are served as files: their sizes, and the looks that a file comes in. What they are made of,
 * which no page needs, is in `files.tsx`.
 */

interface Size {
  /** Units of its viewBox. */
  readonly width: number;
  readonly height: number;
}

/** Every drawing, by the name that its files have. */
export const sizes = {
  arrival: { width: 800, height: 560 },
  catchment: { width: 880, height: 520 },
  'connected-store': { width: 640, height: 420 },
  'criteria-wheel': { width: 480, height: 480 },
  door: { width: 420, height: 560 },
  'drafting-table': { width: 720, height: 520 },
  'floor-plan': { width: 720, height: 560 },
  kiosk: { width: 480, height: 480 },
  'network-map': { width: 640, height: 420 },
  portrait: { width: 320, height: 400 },
  'shopfront-row': { width: 1200, height: 220 },
  shutter: { width: 560, height: 420 },
  'street-elevation': { width: 1200, height: 520 },
  'street-plan': { width: 800, height: 640 },
} as const satisfies Record<string, Size>;

export type DrawingName = keyof typeof sizes;

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

/** Where a page finds a drawing. The build puts the hash of the file into the address; `npm run dev` serves it as it is. */
export function drawingAddress(name: DrawingName, { suffix }: Look): string {
  return `/drawings/${name}${suffix}.svg`;
}
