import { DimensionLine } from './parts/dimension.tsx';
import { box, disc, levels, points, steps, uprights } from './parts/pen.ts';
import { Gondola, Mannequin, Racking, Rail, Table, Till, WallBays } from './parts/plan-furniture.tsx';
import { FittingRooms, Stairs } from './parts/plan-rooms.tsx';
import { walk } from './parts/route.ts';

const LEFT = 116;
const RIGHT = 640;
const BACK = 92;
const FRONT = 462;
const STOCK = { left: 452, foot: 190 } as const;

/** The party walls, the back wall and the stockroom's partition, cut solid. */
const WALLS =
  box(LEFT - 10, BACK - 10, RIGHT - LEFT + 20, 10) +
  box(LEFT - 10, BACK, 10, FRONT - BACK + 12) +
  box(RIGHT, BACK, 10, FRONT - BACK + 12) +
  box(STOCK.left - 5, BACK, 5, 22) +
  box(STOCK.left - 5, BACK + 54, 5, STOCK.foot - BACK - 54) +
  box(STOCK.left - 5, STOCK.foot, RIGHT - STOCK.left + 5, 5) +
  box(LEFT, FRONT - 2, 14, 14) +
  box(RIGHT - 14, FRONT - 2, 14, 14);
const PIERS = box(270, 238, 15, 15) + box(452, 238, 15, 15) + box(282, FRONT - 2, 12, 14) + box(402, FRONT - 2, 12, 14);

/** In: past the first table to the fitting rooms. Out: along the wall, by the till, to the door. */
const IN = points(
  '342 545, 342 450, 352 402, 400 384, 458 408, 520 412, 550 372, 520 334, 462 326, 442 290, 438 240, 400 226, 330 224, 290 206, 262 166',
);
const OUT = points(
  '262 166, 200 168, 154 190, 148 250, 150 330, 180 356, 250 354, 290 336, 300 280, 320 224, 400 212, 500 226, 521 262, 506 308, 444 350, 392 366, 366 402, 360 450, 360 545',
);

/** The glazed front, its recessed entrance and the two leaves of the door. */
function Front() {
  const glazing = (left: number, right: number) => levels([FRONT + 2, FRONT + 5, FRONT + 8], left, right);
  return (
    <g strokeWidth={0.75}>
      <path
        className="fill-paper"
        d={`M${LEFT + 14} ${FRONT}V${FRONT - 40}H306L294 ${FRONT}ZM${RIGHT - 14} ${FRONT}V${FRONT - 40}H390L402 ${FRONT}Z`}
      />
      <path d={glazing(LEFT + 14, 282) + glazing(414, RIGHT - 14)} />
      <path
        d={`M294 ${FRONT + 2}L307 ${FRONT - 40}M297 ${FRONT + 3}L310 ${FRONT - 40}M402 ${FRONT + 2}L389 ${FRONT - 40}M399 ${FRONT + 3}L386 ${FRONT - 40}`}
      />
      <path className="stroke-ink-soft" strokeDasharray="3 3" d={`M312 ${FRONT - 40}m0 -36a36 36 0 0 1 36 36m0 0a36 36 0 0 1 36-36`} />
      <path strokeWidth={2} d={`M312 ${FRONT - 40}v-36M384 ${FRONT - 40}v-36`} />
      <path d={levels([FRONT - 40, FRONT + 12], 306, 390)} />
      {[160, 204, 248, 448, 500, 560].map((x) => (
        <Mannequin key={x} x={x} y={FRONT - 19} />
      ))}
    </g>
  );
}

/** Column axes running past the walls, each ending in an empty bubble. */
function Axes() {
  return (
    <g className="stroke-ink-soft" strokeWidth={0.5}>
      <path strokeDasharray="14 3 2 3" d={uprights([277.5, 459.5], 40, 520) + levels([245.5], 62, 690)} />
      <path className="fill-paper" strokeWidth={0.75} d={disc(277.5, 31, 9) + disc(459.5, 31, 9) + disc(699, 245.5, 9)} />
    </g>
  );
}

/** The services page's drawing: a shop in plan, measured, with the way a customer takes through it. */
export function FloorPlan() {
  return (
    <>
      <path className="fill-paper-deep stroke-none" d={box(STOCK.left, BACK, RIGHT - STOCK.left, STOCK.foot - BACK)} />
      <path
        className="stroke-line max-sm:hidden"
        strokeWidth={0.5}
        d={
          uprights(steps(26, LEFT + 20, RIGHT - 20), STOCK.foot + 5, FRONT - 40) +
          levels(steps(12, STOCK.foot + 5, FRONT - 40), LEFT, RIGHT)
        }
      />
      <path
        className="stroke-line"
        strokeWidth={0.5}
        d={levels([FRONT + 34, FRONT + 56], 40, 700) + uprights(steps(23, 40, 700), FRONT + 12, FRONT + 34)}
      />
      <Axes />
      <FittingRooms x={LEFT + 4} y={BACK} count={4} width={42} depth={52} />
      <Stairs x={326} y={BACK} width={42} length={92} />
      <Racking x={STOCK.left + 30} y={BACK + 3} length={154} />
      <Racking x={STOCK.left + 62} y={BACK + 38} length={122} />
      <Racking x={STOCK.left + 62} y={BACK + 74} length={122} />
      <path strokeWidth={0.75} d={`M${STOCK.left - 3} ${BACK + 54}h32a32 32 0 0 0-32-32`} />
      <WallBays x={LEFT + 16} y={176} length={232} turned={90} />
      <WallBays x={RIGHT - 16} y={FRONT - 48} length={64} turned={-90} />
      <Rail x={166} y={190} length={86} />
      <Gondola x={184} y={252} length={88} turned />
      <Gondola x={232} y={252} length={88} turned />
      <Gondola x={330} y={262} length={84} />
      <Gondola x={330} y={316} length={84} />
      <Table x={210} y={388} radius={22} />
      <Table x={500} y={372} radius={28} />
      <WallBays x={RIGHT - 16} y={326} length={120} turned={-90} />
      <path className="fill-wash-sage" strokeWidth={0.75} d={`${box(382, 128, 52, 20)}${box(386, 128, 44, 5)}${disc(408, 166, 9)}`} />
      <Till x={536} y={222} />
      <path className="fill-ink" strokeWidth={0.75} d={WALLS + PIERS} />
      <Front />
      <g className="stroke-accent" strokeWidth={1.75}>
        <path strokeDasharray="6 5" d={walk(IN) + walk(OUT)} />
        <path d="M337 532l5-9l5 9M355 532l5 9l5-9" />
      </g>
      <path
        className="fill-accent stroke-none"
        d={[IN.at(-1), OUT[12], IN[4]].map((stop) => (stop ? disc(stop[0], stop[1], 4.5) : '')).join('')}
      />
      <DimensionLine at={[LEFT, 292, STOCK.left, RIGHT]} y={62} reach={14} />
      <g transform="rotate(90)">
        <DimensionLine at={[BACK, STOCK.foot, FRONT - 40, FRONT]} y={-74} reach={-24} />
      </g>
    </>
  );
}
