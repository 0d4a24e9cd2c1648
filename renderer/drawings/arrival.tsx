import { ForeignHouse, type Origin } from './parts/foreign-house.tsx';
import { type House, HouseFront } from './parts/house.tsx';
import { disc, levels, type Point, points, round, steps } from './parts/pen.ts';
import { route } from './parts/route.ts';
import { type Shop, ShopFront } from './parts/shop.tsx';
import { BoxTree } from './parts/street-furniture.tsx';

const GROUND = 428;
const SCALE = 1.95;
const MIDDLE = 400;

const HOUSE: House = {
  width: 112,
  bays: 3,
  ground: 86,
  wall: 'fill-paper',
  glass: 'fill-paper-deep',
  storeys: [{ height: 50, opening: [18, 38], sill: 0, head: 'hood', rail: 'run' }],
  roof: { kind: 'mansard', height: 38, dormer: 'segment', stacks: [22] },
  quoins: true,
};

const SHOP: Shop = {
  width: 112,
  height: 82,
  paint: 'fill-ink-soft',
  door: 0.5,
  goods: ['box', 'bag', 'flacon', 'flacon', 'bag', 'box'],
  sign: 'medallion',
  letters: 'fill-paper',
  awning: { cloth: 'fill-accent', stripe: 'fill-paper', drop: 21 },
};

interface Line {
  readonly origin?: Origin;
  readonly points: readonly Point[];
  readonly stops: readonly Point[];
  readonly weight: number;
  readonly dash?: string;
}

/** Each line from where it sets out to the shop's door; the last point is under the door. */
const LINES: readonly Line[] = [
  {
    origin: 'gable',
    points: points('66 132, 140 132, 190 182, 190 420, 244 474, 400 474'),
    stops: points('116 132, 190 250, 190 340'),
    weight: 2.5,
  },
  {
    origin: 'terrace',
    points: points('66 300, 128 300, 177 349, 177 423, 236 482, 400 482'),
    stops: points('116 300, 177 390'),
    weight: 1.25,
  },
  {
    origin: 'tower',
    points: points('66 490, 400 490'),
    stops: points('128 490, 196 490'),
    weight: 2.5,
    dash: '1 5',
  },
  {
    origin: 'machiya',
    points: points('734 110, 690 110, 612 188, 612 420, 558 474, 400 474'),
    stops: points('651 149, 612 262, 612 330'),
    weight: 1.25,
  },
  {
    origin: 'arcade',
    points: points('734 290, 698 290, 625 363, 625 423, 566 482, 400 482'),
    stops: points('662 326, 625 396'),
    weight: 2.5,
    dash: '7 5',
  },
  {
    origin: 'pavilion',
    points: points('734 490, 400 490'),
    stops: points('668 490, 600 490'),
    weight: 2.5,
  },
  {
    points: points('244 0, 244 64, 203 105, 203 417, 252 466, 400 466'),
    stops: points('244 36, 203 210'),
    weight: 1.25,
    dash: '5 4',
  },
  {
    points: points('552 0, 552 48, 599 95, 599 417, 550 466, 400 466'),
    stops: points('552 26, 599 210'),
    weight: 2.5,
  },
  {
    points: points('286 560, 286 544, 332 498, 400 498'),
    stops: points('286 552'),
    weight: 1.25,
  },
  {
    points: points('508 560, 508 538, 468 498, 400 498'),
    stops: [],
    weight: 1.25,
    dash: '5 4',
  },
];

/** The meridians and parallels of a globe, faint. */
function Globe() {
  const radius = 262;
  const meridians = steps(5, 0, radius).map(
    (rx) =>
      `M${MIDDLE} ${280 - radius}A${round(rx)} ${radius} 0 0 0 ${MIDDLE} ${280 + radius}A${round(rx)} ${radius} 0 0 0 ${MIDDLE} ${280 - radius}`,
  );
  const parallels = steps(9, -0.84, 0.84).map((share) =>
    levels([280 + radius * share], MIDDLE - radius * Math.sqrt(1 - share * share), MIDDLE + radius * Math.sqrt(1 - share * share)),
  );
  return <path className="stroke-line" strokeWidth={0.75} d={meridians.join('') + parallels.join('')} />;
}

/** The foreign brands page's drawing: lines from elsewhere, as on a transport map, that meet at one shop's door. */
export function Arrival() {
  return (
    <>
      <Globe />
      {LINES.map((line) => (
        <path key={line.points.join()} strokeWidth={line.weight} strokeDasharray={line.dash} d={route(line.points)} />
      ))}
      <path
        className="fill-paper"
        d={LINES.flatMap((line) => line.stops)
          .map(([x, y]) => disc(x, y, 3.6))
          .join('')}
      />
      {LINES.map(({ origin, points: [start = [0, 0]] }) =>
        origin ? <ForeignHouse key={origin} origin={origin} x={start[0]} y={start[1] - 8} /> : null,
      )}
      <path
        className="fill-ink"
        d={LINES.filter((line) => line.origin)
          .map(({ points: [start = [0, 0]] }) => disc(start[0], start[1], 4))
          .join('')}
      />
      <g transform={`translate(${MIDDLE - (SHOP.width * SCALE) / 2} ${GROUND}) scale(${SCALE})`}>
        <HouseFront house={HOUSE} x={0} />
        <ShopFront shop={SHOP} x={0} />
        {[3, SHOP.width - 3].map((x) => (
          <BoxTree key={x} x={x} y={3} />
        ))}
      </g>
      <path strokeWidth={1.5} d={levels([GROUND + 6], 268, 532)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={levels([GROUND, GROUND + 10], 268, 532)} />
      <path className="stroke-accent" strokeWidth={2.5} d={`M${MIDDLE} 458V${GROUND - 10}`} />
      <rect className="fill-paper" strokeWidth={1.75} x={MIDDLE - 8} y={457} width={16} height={50} rx={8} />
      <path className="fill-accent stroke-none" d={disc(MIDDLE, 482, 4.5)} />
    </>
  );
}
