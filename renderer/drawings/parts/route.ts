/** Ways drawn on maps: routes, and walks. */
import { type Point, round } from './pen.ts';

/** How far from a corner its rounding begins. */
const radius = 14;

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(distance / length, 0.5);
  return [x + (toX - x) * share, y + (toY - y) * share];
};

/** A route of a transport map: straight runs, its corners rounded. */
export function route(points: readonly Point[]): string {
  const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join('');
}

/** A smooth way through every point, as somebody walks. */
export const walk = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return `M${round(point[0])} ${round(point[1])}`;
      const [before, after] = [points[index - 2] ?? from, points[index + 1] ?? point];
      const bend = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point, sign: number) =>
        `${round(x + (sign * (bx - ax)) / 6)} ${round(y + (sign * (by - ay)) / 6)}`;
      return `C${bend(before, point, from, 1)} ${bend(from, after, point, -1)} ${round(point[0])} ${round(point[1])}`;
    })
    .join('');
