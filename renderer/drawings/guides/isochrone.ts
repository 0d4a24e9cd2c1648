/** How far one walks on the town plan: straight on, but over the canal by a footbridge only. */
import { type Point, steps } from '../parts/pen.ts';
import { canal, footbridges } from './street-plan.ts';

const turn = (canal.angle * Math.PI) / 180;
const along: Point = [Math.cos(turn), Math.sin(turn)];
const across: Point = [-Math.sin(turn), Math.cos(turn)];
const half = canal.width / 2;

/** How far a point stands from the middle of the canal, on the one side or the other. */
const side = ([x, y]: Point) => (x - canal.at[0]) * across[0] + (y - canal.at[1]) * across[1];
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const bridges = footbridges.map((at): Point => [canal.at[0] + along[0] * at, canal.at[1] + along[1] * at]);

/** The way from `store` to a point, in the units of the plan. */
export function walkTo(point: Point, store: Point): number {
  if (side(point) * side(store) > 0) return distance(point, store);
  return Math.min(...bridges.map((bridge) => distance(store, bridge) + distance(bridge, point)));
}

/** What a walk of `reach` from `store` encloses: one outline on its own bank, and one for each bridge that it passes. */
export function isochrone(store: Point, reach: number): Point[][] {
  const own = Math.sign(side(store));
  const beyond = bridges.map((bridge) => outline(bridge, reach - distance(store, bridge), -own));
  return [outline(store, reach, own), ...beyond].filter((points) => points.length > 0);
}

/** A circle as far as it lies on one bank of the canal; nothing where the walk ends on the bridge. */
function outline(centre: Point, radius: number, bank: number): Point[] {
  if (radius <= half) return [];
  return steps(73, 0, 2 * Math.PI).map((angle): Point => {
    const point: Point = [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    const missing = half - side(point) * bank;
    // What would lie in the water, or over it, is drawn back to the quay.
    return missing <= 0 ? point : [point[0] + across[0] * missing * bank, point[1] + across[1] * missing * bank];
  });
}
