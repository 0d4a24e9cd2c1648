/** A town seen from above, as the outlines of its blocks: a bent grid of streets that avenues and a river cut through. */
import type { Point } from '../parts/pen.ts';

export interface Block {
  readonly outline: readonly Point[];
  readonly centre: Point;
  readonly area: number;
}

/** A band cut out of the town: it runs through `at`, along `angle` degrees, `width` wide. */
export interface Cut {
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
}

const columns = [-60, -14, 22, 64, 98, 142, 176, 222, 262, 300, 334, 378, 414, 452, 498, 532, 576, 612, 660];
const rows = [-60, -22, 18, 50, 92, 128, 172, 206, 250, 288, 324, 364, 398, 440, 474, 516, 550, 590];
const street = 6;

/** The canal, whose banks the blocks keep clear of. */
export const canal: Cut = { at: [200, 372], angle: 50, width: 46 };

/** Where footbridges cross it, from `at` along the canal. */
export const footbridges: readonly number[] = [-74, 70];

const cuts: readonly Cut[] = [
  canal,
  { at: [276, 270], angle: 22, width: 15 },
  { at: [276, 270], angle: -60, width: 14 },
  { at: [110, 100], angle: -33, width: 11 },
  { at: [470, 440], angle: -16, width: 11 },
];

/** Where the corner of the even grid really stands: the town leans, and its streets waver. */
function bend([x, y]: Point): Point {
  const lean = 0.1;
  return [x + lean * (y - 260) + 9 * Math.sin(y / 67 + x / 190), y - lean * (x - 300) + 8 * Math.sin(x / 83 - y / 150)];
}

/** The part of a convex outline where the distance along `normal` is at most `limit`. */
function half(outline: readonly Point[], [nx, ny]: Point, limit: number): Point[] {
  const over = ([x, y]: Point) => x * nx + y * ny - limit;
  return outline.flatMap((point, index): Point[] => {
    const next = outline[(index + 1) % outline.length] ?? point;
    const [a, b] = [over(point), over(next)];
    const kept: Point[] = a <= 0 ? [point] : [];
    if (a * b >= 0) return kept;
    const share = a / (a - b);
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}

function cutThrough(outline: readonly Point[], { at: [x, y], angle, width }: Cut): Point[][] {
  const turn = (angle * Math.PI) / 180;
  const normal: Point = [-Math.sin(turn), Math.cos(turn)];
  const middle = x * normal[0] + y * normal[1];
  return [half(outline, normal, middle - width / 2), half(outline, [-normal[0], -normal[1]], -middle - width / 2)];
}

function measure(outline: readonly Point[]): Block {
  const sum = outline.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  const area = outline.reduce((total, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return total + (x * nextY - nextX * y) / 2;
  }, 0);
  return { outline, centre: [sum[0] / outline.length, sum[1] / outline.length], area: Math.abs(area) };
}

function cell(column: number, row: number): Point[] {
  const [left = 0, right = 0] = [columns[column], columns[column + 1]];
  const [top = 0, bottom = 0] = [rows[row], rows[row + 1]];
  const gap = street / 2;
  const corners: Point[] = [
    [left + gap, top + gap],
    [right - gap, top + gap],
    [right - gap, bottom - gap],
    [left + gap, bottom - gap],
  ];
  return corners.map(bend);
}

export const blocks: readonly Block[] = rows
  .slice(1)
  .flatMap((_, row) => columns.slice(1).map((__, column) => cell(column, row)))
  .flatMap((outline) => cuts.reduce<Point[][]>((parts, cut) => parts.flatMap((part) => cutThrough(part, cut)), [outline]))
  .filter((outline) => outline.length > 2)
  .map(measure)
  .filter(({ area }) => area > 70);
