/** Plan geometry: polygons cut by streets, straight or curved, and drawn in from their edges. */
import type { Point } from './pen.ts';

export type Polygon = readonly Point[];

/** Which side of a boundary a point is on: above 0, the side that is kept. */
export interface Boundary {
  readonly side: (point: Point) => number;
  /** The points to follow along a curved boundary. */
  readonly follow?: (from: Point, to: Point) => Polygon;
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

export const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The point of an edge nearest to `point`. */
export function nearest([x, y]: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
  return mix(from, to, Math.min(1, Math.max(0, share)));
}

/** Where the way between two points crosses a boundary, by halving. */
function meet(from: Point, to: Point, side: Boundary['side']): Point {
  const kept = side(from) > 0;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (side(mix(from, to, middle)) > 0 === kept) low = middle;
    else high = middle;
  }
  return mix(from, to, low);
}

/** What lies left of the way from `a` to `b`, at least `margin` away. */
export function leftOf([ax, ay]: Point, [bx, by]: Point, margin: number): Boundary {
  const length = Math.hypot(bx - ax, by - ay);
  return { side: ([x, y]) => ((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length - margin };
}

function circle([cx, cy]: Point, radius: number, sign: 1 | -1): Boundary {
  const angle = ([x, y]: Point) => Math.atan2(y - cy, x - cx);
  return {
    side: ([x, y]) => sign * (Math.hypot(x - cx, y - cy) - radius),
    follow: (from, to) => {
      const turn = ((angle(to) - angle(from) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
      const count = Math.floor(Math.abs(turn) * (radius / 12));
      return Array.from({ length: count }, (_, index) => {
        const at = angle(from) + (turn * (index + 1)) / (count + 1);
        return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)] as const;
      });
    },
  };
}

export const outside = (centre: Point, radius: number): Boundary => circle(centre, radius, 1);
export const inside = (centre: Point, radius: number): Boundary => circle(centre, radius, -1);

/** The part of a polygon on the kept side of a boundary. */
export function cut(polygon: Polygon, { side, follow }: Boundary): Polygon {
  const kept: Point[] = [];
  let left: Point | undefined;
  let entry = -1;
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [here, there] = [side(from), side(to)];
    if (here > 0) kept.push(from);
    if (here > 0 === there > 0) continue;
    const crossing = meet(from, to, side);
    if (here > 0) left = crossing;
    else if (left && follow) kept.push(...follow(left, crossing));
    else entry = kept.length;
    kept.push(crossing);
  }
  // A boundary entered before it was left: the curve closes the ring.
  const first = kept[entry];
  if (follow && left && first && entry === 0) kept.push(...follow(left, first));
  return kept.length > 2 ? kept : [];
}

export const cutAll = (polygons: readonly Polygon[], ...boundaries: readonly Boundary[]): Polygon[] =>
  polygons.flatMap((polygon) => boundaries.map((boundary) => cut(polygon, boundary)).filter((part) => part.length > 2));

export const edges = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

/** Twice the area is summed edge by edge; above 0 when the polygon runs anticlockwise on the page. */
export const area = (polygon: Polygon): number => edges(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + (bx * ay - ax * by) / 2, 0);

export function centre(polygon: Polygon): Point {
  const count = Math.max(polygon.length, 1);
  return [polygon.reduce((sum, [x]) => sum + x, 0) / count, polygon.reduce((sum, [, y]) => sum + y, 0) / count];
}

/** A polygon drawn in by `depth` from every edge. */
export const inset = (polygon: Polygon, depth: number): Polygon =>
  edges(polygon).reduce<Polygon>(
    (rest, [from, to]) => (Math.hypot(to[0] - from[0], to[1] - from[1]) < 1 ? rest : cut(rest, leftOf(from, to, depth))),
    polygon,
  );

export const contains = (polygon: Polygon, point: Point): boolean =>
  edges(polygon).filter(
    ([[ax, ay], [bx, by]]) => ay > point[1] !== by > point[1] && point[0] < ax + ((bx - ax) * (point[1] - ay)) / (by - ay),
  ).length %
    2 ===
  1;

/** A block split across its longest side, again and again, by ever narrower streets. */
export function subdivide(block: Polygon, smallest: number, width: number, seed: number): Polygon[] {
  if (area(block) < smallest) return [block];
  const [from, to] = edges(block).reduce((best, edge) =>
    Math.hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]) > Math.hypot(best[1][0] - best[0][0], best[1][1] - best[0][1])
      ? edge
      : best,
  );
  const chance = Math.abs(Math.sin(seed * 78.233) * 1543.27) % 1;
  const middle = mix(from, to, 0.4 + chance * 0.2);
  const lean = (chance - 0.5) * 0.3;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const across: Point = [middle[0] + dy + dx * lean, middle[1] - dx + dy * lean];
  const halves = [cut(block, leftOf(middle, across, width / 2)), cut(block, leftOf(across, middle, width / 2))];
  return halves
    .filter((half) => half.length > 2)
    .flatMap((half, index) => subdivide(half, smallest, Math.max(width * 0.82, 6), seed * 2 + index + 1));
}
