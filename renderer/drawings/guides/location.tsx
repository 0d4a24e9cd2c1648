/** The catchment on the street plan: blocks tinted by zone, three circles around the store, what competes and what draws. */

import { box, line, type Point, round, shape, steps } from '../parts/pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { Key, MarketHall } from './map-marks.tsx';
import { Leader, Lettering, Sheet } from './sheet.tsx';
import { type Block, blocks, canal } from './street-plan.ts';

const map = { width: 600, height: 520 };
const store: Point = [300, 260];
const competitor: Point = [350, 396];
const hall: Point = [438, 328];
const radii = [86, 162, 240] as const;
const tints = ['fill-wash-clay', 'fill-wash-sand', 'fill-paper-deep', 'fill-none'];

const distance = ([x, y]: Point): number => Math.hypot(x - store[0], y - store[1]);
const zone = ({ centre }: Block): number => radii.filter((radius) => distance(centre) > radius).length;

export function CatchmentCircles({ labels, label }: GuideDrawing<'location'>) {
  const names: readonly { readonly name: string; readonly at: Point }[] = [
    { name: labels.tertiary, at: onRing(2, 66) },
    { name: labels.secondary, at: onRing(1, 128) },
    { name: labels.primary, at: onRing(0, 190) },
    { name: labels.store, at: store },
    { name: labels.draw, at: hall },
    { name: labels.competitor, at: competitor },
  ];
  return (
    <Sheet label={label}>
      <svg width={map.width} height={map.height} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <Plan />
        <Rings />
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
      {names.map(({ name, at }) => (
        <g key={name}>
          <Leader points={[at, [640, at[1]]]} className={name === labels.store ? 'fill-accent' : 'fill-ink'} />
          <Lettering x={652} y={at[1] + 7} className={name === labels.store ? 'fill-accent font-medium' : undefined}>
            {name}
          </Lettering>
        </g>
      ))}
    </Sheet>
  );
}

/** The point of a circle that stands at height `y`, right of the store. */
function onRing(index: 0 | 1 | 2, y: number): Point {
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

/** Water between two quays, with two footbridges. */
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
      <path className="fill-paper" d={box(-78, -bank - 4, 7, bank * 2 + 8) + box(66, -bank - 4, 7, bank * 2 + 8)} />
    </g>
  );
}

function Rings() {
  const ticks = steps(12, 0, 330).map((turn) => (turn * Math.PI) / 180);
  const tick = (radius: number) =>
    ticks
      .map((turn) =>
        line(
          [3, -3].map((offset): Point => [store[0] + (radius + offset) * Math.cos(turn), store[1] + (radius + offset) * Math.sin(turn)]),
        ),
      )
      .join('');
  return (
    <g className="stroke-accent">
      {radii.map((radius) => (
        <circle key={radius} cx={store[0]} cy={store[1]} r={radius} strokeWidth={1.5} />
      ))}
      <path d={radii.map(tick).join('')} />
      <path
        className="fill-accent stroke-paper"
        strokeWidth={2}
        transform={`translate(${store[0]} ${store[1]}) rotate(22)`}
        d={box(-13, -13, 26, 26)}
      />
    </g>
  );
}
