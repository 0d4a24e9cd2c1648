import { DimensionLine } from './parts/dimension.tsx';
import { row, type Thing } from './parts/goods.ts';
import { Handheld } from './parts/handheld.tsx';
import { box, disc, levels, steps, uprights } from './parts/pen.ts';
import { route } from './parts/route.ts';
import { CEILING, FLOOR, Section, WALLS } from './parts/section.tsx';
import { StockRack } from './parts/stock-rack.tsx';
import { LampPost } from './parts/street-furniture.tsx';
import { WebOffice } from './parts/web-office.tsx';

const SHELVES: readonly { readonly tone: string; readonly things: readonly Thing[] }[] = [
  { tone: 'fill-wash-sky', things: ['vase', 'jar', 'lamp', 'books', 'vase'] },
  { tone: 'fill-paper', things: ['bottle', 'bottle', 'bottle', 'jar', 'flacon', 'jar', 'flacon'] },
  { tone: 'fill-wash-clay', things: ['box', 'bag', 'box', 'hat', 'bag', 'box'] },
  { tone: 'fill-paper', things: ['books', 'cake', 'jar', 'jar', 'cake', 'books'] },
];
const UNIT = { left: 150, right: 300, top: 204, pitch: 36 } as const;
const GOODS = 1.7;
/** Where something is sold out. */
const GAP = { left: 271, top: 213, size: 21 } as const;
/** The detail drawn large: a handheld, between the shelves and the till. */
const DETAIL = { x: 364, y: 200, radius: 46 } as const;

/** Shelves along the wall; on the top one, a gap where something is sold out. */
function Shelves() {
  const { left, right, top, pitch } = UNIT;
  const bases = SHELVES.map((_, index) => top + (index + 1) * pitch - 3);
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sand" strokeWidth={1} d={box(left, top - 4, right - left, FLOOR - top + 4)} />
      <path className="fill-paper-deep" d={bases.map((base) => box(left + 4, base - pitch + 4, right - left - 8, pitch - 4)).join('')} />
      <g transform={`scale(${GOODS})`}>
        {SHELVES.map(({ tone, things }, index) => (
          <path
            key={bases[index]}
            className={tone}
            d={row(things, (left + 6) / GOODS, (index === 0 ? GAP.left - 4 : right - 6) / GOODS, (bases[index] ?? 0) / GOODS)}
          />
        ))}
      </g>
      <path d={levels([top + 1, ...bases], left, right) + uprights([left + 4, right - 4], top, FLOOR)} />
      <path className="stroke-accent" strokeDasharray="3 2.5" strokeWidth={1.25} d={box(GAP.left, GAP.top, GAP.size, GAP.size)} />
    </g>
  );
}

/** What the passer-by sees first: a dress on its stand, under the awning. */
function Window() {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper-deep" d={box(104, FLOOR - 16, 38, 16)} />
      <g transform={`translate(124 ${FLOOR - 16}) scale(3.2)`}>
        <path className="fill-wash-sky" d={row(['dress'], 0, 0, 0)} />
      </g>
      <path className="fill-paper" strokeWidth={1} d="M94 142h-8v30h8zM94 174h-7v9h7z" />
      <path className="fill-wash-sage" strokeWidth={1} d="M88 177L44 207v14q2 3 4 0v-11l40-27z" />
      <path d="M94 214L48 209M94 209v8M89 147v20" />
    </g>
  );
}

/** The counter with its till, a card reader and a bag. */
function Till() {
  const [left, right, top] = [330, 414, FLOOR - 58];
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-clay" strokeWidth={1} d={box(left + 4, top + 5, right - left - 8, FLOOR - top - 5)} />
      <path d={uprights(steps(8, left + 12, right - 12), top + 12, FLOOR - 8) + levels([top + 12, FLOOR - 8], left + 4, right - 4)} />
      <path className="fill-paper" strokeWidth={1} d={box(left, top, right - left, 5)} />
      <path className="fill-paper" d={`M352 ${top}v-6h26v6zm10-6v-5h6v5zM346 ${top - 11}l3-19h32l3 19z`} />
      <path className="fill-ink-soft" d={`M351 ${top - 14}l2-13h24l2 13z`} />
      <path className="fill-paper" d={`M392 ${top}l1-15h14l1 15zm4-15q0-8 4-8t4 8M334 ${top}l3-9h6l-2 9z`} />
    </g>
  );
}

/** From the handheld to the shelf, the till, the carton in stock, and the online shop upstairs. */
function Links() {
  const { x, y, radius } = DETAIL;
  const lines = [
    route([
      [x - 39, y + 24],
      [GAP.left + GAP.size, y + 24],
    ]),
    route([
      [x, y + radius],
      [x, FLOOR - 90],
    ]),
    route([
      [x + radius, y],
      [422, y],
      [422, 284],
      [470, 284],
    ]),
    route([
      [x, y - radius],
      [x, 92],
    ]),
  ];
  return (
    <>
      <path className="stroke-accent" strokeDasharray="5 4" d={lines.join('')} />
      <path
        className="fill-accent stroke-none"
        d={disc(x - 39, y + 24, 2.4) + disc(x, y + radius, 2.4) + disc(x + radius, y, 2.4) + disc(x, y - radius, 2.4)}
      />
    </>
  );
}

/** A delivery at the back door. */
function Yard() {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sand" d={box(606, FLOOR - 26, 26, 24) + box(609, FLOOR - 44, 20, 18)} />
      <path d={`M617 ${FLOOR - 26}v8m4-8v8m-4-26v6m4-6v6M604 ${FLOOR}h32M602.5 ${FLOOR}V38m3 ${FLOOR - 38}V38`} />
    </g>
  );
}

/** The case study on digital transformation: a store in section, its shelves, till and stockroom joined by one handheld. */
export function ConnectedStore() {
  return (
    <>
      <Section />
      <path d={uprights([176, 225, 274], CEILING, CEILING + 24)} strokeWidth={0.75} />
      <path
        className="fill-paper"
        strokeWidth={0.75}
        d={[176, 225, 274].map((x) => `M${x - 13} ${CEILING + 36}q2-12 13-12t13 12z`).join('')}
      />
      <WebOffice y={CEILING - 12} desk={DETAIL.x} />
      <Shelves />
      <Window />
      <Till />
      <StockRack x={452} y={FLOOR} width={126} />
      <Handheld {...DETAIL} />
      <Links />
      <Yard />
      <g transform={`translate(18 ${FLOOR + 6}) scale(1.5)`}>
        <LampPost x={0} y={0} />
      </g>
      <DimensionLine at={[WALLS[0] + 5, WALLS[1] + 5, WALLS[2] + 5]} y={402} reach={-14} />
    </>
  );
}
