/** The catchment on the street plan: blocks tinted by the walk to them, three isochrones around the store, what competes and what draws. Its words stand over it: `guides/location.tsx`. */

import { isochrone, walkTo } from './guides/isochrone.ts';
import { Key, MarketHall } from './guides/map-marks.tsx';
import { type Block, blocks, canal, footbridges } from './guides/street-plan.ts';
import { box, type Point, round, shape } from './parts/pen.ts';

const map = { width: 600, height: 520 };
/** What the words over the map name, in units of the drawing. */
export const store: Point = [300, 260];
export const competitor: Point = [350, 396];
export const hall: Point = [438, 328];
const radii = [86, 162, 240] as const;
const tints = ['fill-wash-clay', 'fill-wash-sand', 'fill-paper-deep', 'fill-none'];

const zone = ({ centre }: Block): number => radii.filter((radius) => walkTo(centre, store) > radius).length;

export function Catchment() {
  return (
    <>
      <svg width={map.width} height={map.height} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <Plan />
        <Isochrones />
        <MarketHall at={hall} />
        <path
          className="fill-ink stroke-paper"
          strokeWidth={2}
          transform={`translate(${competitor[0]} ${competitor[1]}) rotate(-6)`}
          d={box(-11, -11, 22, 22)}
        />
      </svg>
      <path className="stroke-paper" strokeWidth={9} d={box(4, 4, map.width - 8, map.height - 8)} />
      <path strokeWidth={0.75} d={box(1, 1, map.width - 2, map.height - 2)} />
      <path strokeWidth={1.5} d={box(8, 8, map.width - 16, map.height - 16)} />
      <Key />
    </>
  );
}

/** The point of a circle that stands at height `y`, right of the store. */
export function onRing(index: 0 | 1 | 2, y: number): Point {
  return [round(store[0] + Math.sqrt(radii[index] ** 2 - (y - store[1]) ** 2)), y];
}

function Plan() {
  const town = blocks.filter(({ centre: [x, y] }) => Math.hypot(x - hall[0], y - hall[1]) > 42);
  return (
    <g strokeWidth={0.75}>
      <Canal />
      {tints.map((tint, index) => {
        const near = town.filter((block) => zone(block) === index);
        return (
          <g key={tint} className={index === 3 ? 'stroke-line' : undefined}>
            <path className={tint} d={near.map(({ outline }) => shape(outline)).join('')} />
            <path
              className="fill-paper stroke-ink-soft"
              strokeWidth={0.5}
              d={near
                .filter(({ area }) => index < 3 && area > 620)
                .map((block) => courtyard(block))
                .join('')}
            />
          </g>
        );
      })}
    </g>
  );
}

const courtyard = ({ outline, centre: [x, y] }: Block): string =>
  shape(outline.map((point) => [x + (point[0] - x) * 0.4, y + (point[1] - y) * 0.4]));

/** Water between two quays, with its footbridges. */
function Canal() {
  const {
    at: [x, y],
    angle,
    width,
  } = canal;
  const bank = width / 2 - 8;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path className="fill-wash-sky" d={box(-600, -bank, 1200, bank * 2)} />
      <path className="stroke-ink-soft" strokeWidth={0.5} strokeDasharray="26 14 8 30" d="M-600-4H600M-590 5H600" />
      <path className="fill-paper" d={footbridges.map((at) => box(at - 4, -bank - 4, 8, bank * 2 + 8)).join('')} />
    </g>
  );
}

/** The lines that a walk of so many minutes reaches; dotted, the circles that forget the canal. */
function Isochrones() {
  return (
    <g className="stroke-accent">
      {radii.map((radius) => (
        <g key={radius}>
          <circle cx={store[0]} cy={store[1]} r={radius} strokeWidth={0.75} strokeDasharray="2 6" />
          <path strokeWidth={2} d={isochrone(store, radius).map(shape).join('')} />
        </g>
      ))}
      <path
        className="fill-accent stroke-paper"
        strokeWidth={2}
        transform={`translate(${store[0]} ${store[1]}) rotate(22)`}
        d={box(-13, -13, 26, 26)}
      />
    </g>
  );
}
