/** The sizes and addresses of drawings and icons. `scripts/build/drawings.ts` writes the files from the SVG sources of this folder. */
import type { IconName } from '#generated/content.ts';

interface Size {
  /** In units of the viewBox. */
  readonly width: number;
  readonly height: number;
}

/** The size of every drawing, by file name. */
export const sizes = {
  arrival: { width: 800, height: 560 },
  'break-even': { width: 880, height: 80 },
  catchment: { width: 880, height: 520 },
  'connected-store': { width: 640, height: 420 },
  'criteria-wheel': { width: 480, height: 480 },
  delivery: { width: 600, height: 440 },
  deployment: { width: 880, height: 520 },
  'deployment-upright': { width: 350, height: 350 },
  door: { width: 420, height: 536 },
  'drafting-table': { width: 720, height: 520 },
  'floor-plan': { width: 720, height: 560 },
  kiosk: { width: 480, height: 480 },
  network: { width: 880, height: 520 },
  'network-upright': { width: 350, height: 410 },
  'pilot-outlets': { width: 720, height: 460 },
  shopfront: { width: 880, height: 520 },
  'shopfront-row': { width: 1200, height: 220 },
  shutter: { width: 560, height: 420 },
  'street-elevation': { width: 1200, height: 476 },
  'street-plan': { width: 800, height: 640 },
  tally: { width: 520, height: 440 },
  'two-formats': { width: 720, height: 440 },
} as const satisfies Record<string, Size>;

export type DrawingName = keyof typeof sizes;

/** A variant of a drawing with its own file: images cannot use the style sheet of their page or the visitor's colours. */
interface Look {
  /** End of the file name. */
  readonly suffix: string;
  /** Media query; pages show the first variant whose query matches. */
  readonly media?: string;
  /** True without elements of class `detail`, which are too small for narrow windows. */
  readonly isPlain: boolean;
  /** The colour scheme of forced colours. */
  readonly forced?: 'dark' | 'light';
}

const narrow = '(width < 36rem)';
const isForced = '(forced-colors: active)';
const isForcedDark = `${isForced} and (prefers-color-scheme: dark)`;

/** From the most specific query to the default. */
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

export function iconAddress(name: IconName): string {
  return `/drawings/icons.svg#${name}`;
}
