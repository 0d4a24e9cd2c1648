import { DimensionLine } from './parts/dimension.tsx';
import { Compass, Cup, Pencil, Roll, ScaleRule, SetSquare } from './parts/drawing-tools.tsx';
import { type House, HouseFront } from './parts/house.tsx';
import { box, levels, steps, uprights } from './parts/pen.ts';
import { type Shop, ShopFront } from './parts/shop.tsx';

const SHEET = { width: 452, height: 356 } as const;
const BASE = 232;

const HOUSES: readonly House[] = [
  {
    width: 96,
    bays: 2,
    ground: 76,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [{ height: 48, opening: [20, 36], sill: 4, head: 'hood', rail: 'guard' }],
    roof: { kind: 'slope', height: 26, stacks: [] },
  },
  {
    width: 142,
    bays: 3,
    ground: 80,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [{ height: 52, opening: [20, 42], sill: 0, head: 'pediment', rail: 'run' }],
    roof: { kind: 'mansard', height: 38, dormer: 'segment', stacks: [20, 122] },
  },
  {
    width: 104,
    bays: 2,
    ground: 76,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [{ height: 46, opening: [22, 34], sill: 4, head: 'segment', rail: 'guard' }],
    roof: { kind: 'parapet', height: 18, stacks: [] },
  },
];

const SHOPS: readonly Shop[] = [
  { width: 96, height: 72, paint: 'fill-paper', door: 0.8, goods: ['jar', 'bottle', 'jar', 'bottle'], sign: 'short', arched: true },
  {
    width: 142,
    height: 76,
    paint: 'fill-paper',
    door: 0.5,
    goods: ['dress', 'bag', 'coat', 'coat', 'bag', 'dress'],
    sign: 'medallion',
    awning: { cloth: 'fill-paper', stripe: 'fill-accent', drop: 18 },
  },
  { width: 104, height: 72, paint: 'fill-paper', door: 0.2, goods: ['books', 'lamp', 'easel'], sign: 'long' },
];

const LEFT = 55;
const starts = HOUSES.map((_, index) => LEFT + HOUSES.slice(0, index).reduce((sum, house) => sum + house.width, 0));
const ENDS = [...starts, LEFT + HOUSES.reduce((sum, house) => sum + house.width, 0)];

/** The sheet's drawing: an elevation, the plan below it on its projection lines, an empty title block. */
function Sheet() {
  return (
    <>
      <path className="fill-line stroke-none" d={box(7, 8, SHEET.width, SHEET.height)} />
      <path className="fill-paper" strokeWidth={1} d={box(0, 0, SHEET.width, SHEET.height)} />
      <path strokeWidth={0.75} d={box(12, 12, SHEET.width - 24, SHEET.height - 24)} />
      <path className="stroke-line" strokeWidth={0.75} d={uprights(ENDS, BASE - 180, 326)} />
      <g transform={`translate(0 ${BASE})`}>
        {HOUSES.map((house, index) => (
          <HouseFront key={starts[index]} house={house} x={starts[index] ?? 0} />
        ))}
        {SHOPS.map((shop, index) => (
          <ShopFront key={starts[index]} shop={shop} x={starts[index] ?? 0} />
        ))}
      </g>
      <path strokeWidth={1.25} d={levels([BASE], 26, SHEET.width - 26)} />
      <DimensionLine at={ENDS} y={BASE + 18} reach={-8} />
      <path
        className="fill-ink"
        strokeWidth={0.75}
        d={
          ENDS.map((x) => box(x - 2.5, 270, 5, 52)).join('') +
          ENDS.slice(0, -1)
            .map((x, index) => box(x, 316, 22, 6) + box((ENDS[index + 1] ?? x) - 22, 316, 22, 6))
            .join('')
        }
      />
      <path
        strokeWidth={0.75}
        d={
          levels([318, 320], LEFT + 22, ENDS[3] ?? 0) +
          box(LEFT + 12, 276, 60, 10) +
          box(182, 288, 40, 10) +
          box(236, 278, 40, 10) +
          box(330, 276, 10, 34)
        }
      />
      <path
        className="fill-paper"
        strokeWidth={0.75}
        d={box(SHEET.width - 52, 268, 40, SHEET.height - 280) + levels([286, 299, 312, 325], SHEET.width - 52, SHEET.width - 12)}
      />
    </>
  );
}

/** Strips of tape across the sheet's corners. */
const tape = [
  [4, 4, -45],
  [SHEET.width - 4, 4, 45],
  [4, SHEET.height - 4, 45],
  [SHEET.width - 4, SHEET.height - 4, -45],
] as const;

/** The about page's drawing: a drafting table from above, a sheet taped to it, and the tools at hand. */
export function DraftingTable() {
  return (
    <>
      <path className="fill-paper-deep" strokeWidth={1.25} d={box(10, 10, 700, 500)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={box(17, 17, 686, 486)} />
      <path
        className="stroke-line max-sm:hidden"
        strokeWidth={0.75}
        d={uprights(steps(34, 37, 683), 17, 503) + levels(steps(24, 37, 483), 17, 703)}
      />
      <g transform="translate(92 46) rotate(-3)">
        <Sheet />
        {tape.map(([x, y, turn]) => (
          <path
            key={turn + x}
            className="fill-wash-sand"
            strokeWidth={0.75}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d={box(-15, -6, 30, 12)}
          />
        ))}
      </g>
      <Roll x={580} y={66} turn={86} length={176} />
      <Cup x={648} y={330} radius={34} />
      <SetSquare x={56} y={486} turn={0} side={196} />
      <ScaleRule x={272} y={468} turn={-4} length={300} />
      <Pencil x={416} y={410} turn={24} length={190} barrel="fill-accent" />
      <Compass x={648} y={96} turn={-6} leg={130} open={34} />
      <path
        className="fill-wash-clay"
        strokeWidth={0.75}
        transform="translate(640 450) rotate(18)"
        d={`${box(-22, -12, 44, 24)}M-8-12v24`}
      />
    </>
  );
}
