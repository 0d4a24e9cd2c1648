/** Writes path data: rounded numbers, evenly stepped lines, boxes, closed shapes. */
export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which keeps path data short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns `count` evenly spaced values from `from` to `to`, both included. */
export const steps = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(count - 1, 1));

/** Returns vertical lines at `xs`. */
export const uprights = (xs: readonly number[], top: number, bottom: number): string =>
  xs.map((x) => `M${round(x)} ${round(top)}V${round(bottom)}`).join('');

/** Returns horizontal lines at `ys`. */
export const levels = (ys: readonly number[], left: number, right: number): string =>
  ys.map((y) => `M${round(left)} ${round(y)}H${round(right)}`).join('');

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const shape = (points: readonly Point[]): string => `${line(points)}Z`;
