/** A house of the street, standing on y 0: its wall, cornices and storeys above the ground floor, and its roof. */
import { box, levels, steps, uprights } from './pen.ts';
import { type Roof, RoofLine } from './roof.tsx';
import { type Storey, StoreyFront } from './storey.tsx';

export interface House {
  readonly width: number;
  readonly bays: number;
  /** The height of the shops' floor. */
  readonly ground: number;
  readonly wall: string;
  readonly glass: string;
  /** From the first floor up. */
  readonly storeys: readonly Storey[];
  readonly roof: Roof;
  /** Dressed stones up both sides. */
  readonly quoins?: true;
  /** Joints drawn across the first floor's stones. */
  readonly rusticated?: true;
  /** Storeys joined by pilasters between the bays: the first and the last, counted from 0. */
  readonly pilasters?: readonly [from: number, to: number];
}

/** The middles of the bays, evenly apart. */
const baysOf = (house: House): number[] => steps(house.bays * 2 + 1, 5, house.width - 5).filter((_, index) => index % 2 === 1);

const quoins = (width: number, top: number, bottom: number): string =>
  steps(Math.round((bottom - top) / 9), top + 2, bottom - 9)
    .map((y, index) => {
      const reach = index % 2 ? 6 : 10;
      return box(1, y, reach, 7) + box(width - 1 - reach, y, reach, 7);
    })
    .join('');

const pilasters = (xs: readonly number[], top: number, bottom: number): string =>
  xs.map((x) => box(x - 3.5, top + 6, 7, bottom - top - 11) + box(x - 5, top + 2, 10, 4) + box(x - 5, bottom - 5, 10, 5)).join('');

/** Stones of the first floor: joints between the windows. */
function joints(bays: readonly number[], width: number, opening: number, top: number, bottom: number): string {
  const edges = [0, ...bays.flatMap((x) => [x - opening / 2 - 2, x + opening / 2 + 2]), width];
  const piers = edges.flatMap((from, index) => (index % 2 ? [] : [[from, edges[index + 1] ?? width] as const]));
  return piers.map(([from, to]) => levels(steps(Math.round((bottom - top) / 6), top + 5, bottom - 5), from, to)).join('');
}

export function HouseFront({ house, x }: { readonly house: House; readonly x: number }) {
  const { width, ground, storeys } = house;
  const bays = baysOf(house);
  const floors = storeys.map((_, index) => -ground - storeys.slice(0, index).reduce((sum, storey) => sum + storey.height, 0));
  const first = storeys[0];
  const order = house.pilasters;
  const eaves = -ground - storeys.reduce((sum, storey) => sum + storey.height, 0);
  return (
    <g transform={`translate(${x} 0)`}>
      <RoofLine roof={house.roof} width={width} eaves={eaves - 5} bays={bays} />
      <path className={house.wall} d={box(0, eaves, width, -eaves)} />
      {house.quoins ? (
        <path className="fill-paper stroke-ink-soft max-sm:hidden" strokeWidth={0.5} d={quoins(width, eaves, -ground)} />
      ) : null}
      {house.rusticated && first ? (
        <path
          className="stroke-line max-sm:hidden"
          d={joints(bays, width, first.opening[0], -ground - first.height, -ground)}
          strokeWidth={0.75}
        />
      ) : null}
      <path className="fill-line stroke-none" d={box(0, eaves, width, 6)} />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.5}
        d={levels(
          floors.slice(1).flatMap((y) => [y, y + 2]),
          0,
          width,
        )}
      />
      <g className="fill-paper" strokeWidth={0.75}>
        <path className="stroke-ink-soft max-sm:hidden" d={uprights(steps(Math.round(width / 5), 3, width - 3), eaves, eaves + 3)} />
        <path strokeWidth={1} d={box(-3, eaves - 5, width + 6, 5)} />
      </g>
      {order ? (
        <path
          className="fill-paper"
          strokeWidth={0.5}
          d={pilasters(
            baysOf(house)
              .slice(1)
              .map((bay, index) => (bay + (bays[index] ?? 0)) / 2),
            floors[order[1] + 1] ?? eaves,
            floors[order[0]] ?? 0,
          )}
        />
      ) : null}
      {storeys.map((storey, index) => (
        <StoreyFront key={floors[index]} storey={storey} bays={bays} width={width} floor={floors[index] ?? 0} glass={house.glass} />
      ))}
    </g>
  );
}
