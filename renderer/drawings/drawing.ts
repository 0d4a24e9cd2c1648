/**
 * The drawings that pages show as images, and the icons. Each drawing is a file of this folder, `icons.svg` holds the icons;
 * `scripts/build/drawings.ts` makes from them the files that browsers get.
 */
import type { IconName } from '#generated/content.ts';

interface Size {
  /** Units of its viewBox. */
  readonly width: number;
  readonly height: number;
}

/** Every drawing, by the name of its file. */
export const sizes = {
  arrival: { width: 800, height: 560 },
  catchment: { width: 880, height: 520 },
  'connected-store': { width: 640, height: 420 },
  'criteria-wheel': { width: 480, height: 480 },
  deployment: { width: 880, height: 520 },
  door: { width: 420, height: 560 },
  'drafting-table': { width: 720, height: 520 },
  'floor-plan': { width: 720, height: 560 },
  kiosk: { width: 480, height: 480 },
  network: { width: 880, height: 520 },
  'network-map': { width: 640, height: 420 },
  portrait: { width: 320, height: 400 },
  shopfront: { width: 880, height: 520 },
  'shopfront-row': { width: 1200, height: 220 },
  shutter: { width: 560, height: 420 },
  'street-elevation': { width: 1200, height: 520 },
  'street-plan': { width: 800, height: 640 },
} as const satisfies Record<string, Size>;

export type DrawingName = keyof typeof sizes;

/** A way to show a drawing, with a file of its own: an image knows neither the style sheet of its page nor the visitor's colours. */
interface Look {
  /** Follows the name of the drawing in the name of the file. */
  readonly suffix: string;
  /** Condition of the look; pages show the first look that applies. */
  readonly media?: string;
  /** Without the details that a narrow window has no room for: elements of the class `detail`. */
  readonly isPlain: boolean;
  /** The colour scheme whose stand-ins replace the site's colours, where the visitor's own colours rule. */
  readonly forced?: 'dark' | 'light';
}

const narrow = '(width < 36rem)';
const isForced = '(forced-colors: active)';
const isForcedDark = `${isForced} and (prefers-color-scheme: dark)`;

/** From the most particular to the one that needs no condition. */
export const looks: readonly [Look, ...Look[]] = [
  { suffix: '-dark-narrow', media: `${isForcedDark} and ${narrow}`, isPlain: true, forced: 'dark' },
  { suffix: '-dark', media: isForcedDark, isPlain: false, forced: 'dark' },
  { suffix: '-light-narrow', media: `${isForced} and ${narrow}`, isPlain: true, forced: 'light' },
  { suffix: '-light', media: isForced, isPlain: false, forced: 'light' },
  { suffix: '-narrow', media: narrow, isPlain: true },
  { suffix: '', isPlain: false },
];

/** Returns the address of a drawing. The build adds the hash of the file; `npm run dev` serves the address as it is. */
export function drawingAddress(name: DrawingName, { suffix }: Look): string {
  return `/drawings/${name}${suffix}.svg`;
}

/** Returns the address of an icon. */
export function iconAddress(name: IconName): string {
  return `/drawings/icons.svg#${name}`;
}
