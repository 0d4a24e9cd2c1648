import { DimensionLine } from './parts/dimension.tsx';
import { Lantern, Plates } from './parts/door-fittings.tsx';
import { between, box, disc, levels, line, onCircle, steps, uprights } from './parts/pen.ts';
import { BoxTree } from './parts/street-furniture.tsx';

const GROUND = 516;
const SILL = 498;
const LEAF = { left: 148, right: 272, top: 176 } as const;
const MIDDLE = 210;

/** Dressed stone on both sides: courses, their joints staggered. */
function Stone() {
  const courses = steps(16, 66, 486);
  const joints = courses
    .slice(0, -1)
    .map((y, index) => uprights(index % 2 ? [52, 364] : [28, 388], y, y + 28))
    .join('');
  return <path className="stroke-line" strokeWidth={0.75} d={levels(courses, 6, 84) + levels(courses, 336, 414) + joints} />;
}

/** The painted surround: two panelled pilasters, an architrave, a fascia with an empty name board, a cornice. */
function Surround() {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1.25} d={box(84, 96, 252, SILL - 96)} />
      <path className="fill-paper" d={box(96, 108, 228, 26)} />
      <path className="fill-ink stroke-none" d={box(140, 119, 56, 4) + box(224, 119, 56, 4)} />
      <path d={disc(MIDDLE, 121, 8) + disc(MIDDLE, 121, 4)} />
      <path className="fill-line stroke-none" d={box(85, 96, 250, 6)} />
      <path className="fill-wash-sage" d={`M76 96h268l-6-7h-256zM70 89h280v-5h-280zM76 84h268v-4h-268z`} />
      <path className="max-sm:hidden" d={uprights(steps(33, 90, 330), 89, 96)} />
      {[92, 288].map((x) => (
        <g key={x}>
          <path d={box(x, 142, 40, SILL - 142) + levels([150, 154, 462, 468], x, x + 40)} />
          <path d={box(x + 7, 162, 26, 130) + box(x + 7, 400, 26, 54) + box(x + 10, 165, 20, 124) + box(x + 10, 403, 20, 48)} />
        </g>
      ))}
    </g>
  );
}

/** The light over the door: a fan of bars. */
function Fanlight() {
  const foot = 170;
  const rays = between(7, -0.25, 0.25).map((turn) => {
    const [dx, dy] = onCircle([0, 0], 1, turn);
    const reach = Math.min(62 / Math.max(Math.abs(dx), 0.01), 24 / Math.abs(dy));
    return line([onCircle([MIDDLE, foot], 9, turn), [MIDDLE + dx * reach, foot + dy * reach]]);
  });
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sky" strokeWidth={1} d={box(148, 146, 124, 24)} />
      <path d={`${rays.join('')}M201 170a9 9 0 0 1 18 0M190 170a20 17 0 0 1 40 0`} />
    </g>
  );
}

/** The leaf: glazing bars above a lock rail, letter plate, panel and kicking plate below. */
function Leaf() {
  const { left, right, top } = LEAF;
  const glass = { left: left + 16, right: right - 16, top: top + 16, foot: 386 };
  const [columns, rows] = [steps(4, glass.left, glass.right), steps(6, glass.top, glass.foot)];
  const shine = [
    [2, 0],
    [0, 2],
    [1, 3],
  ].map(([column = 0, row = 0]) => {
    const [x, y] = [columns[column] ?? 0, rows[row] ?? 0];
    return `M${x + 8} ${y + 24}l14-15M${x + 14} ${y + 27}l10-11`;
  });
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1.25} d={box(left, top, right - left, SILL - top)} />
      <path className="fill-ink-soft stroke-none" d={`M${left} ${SILL}V${top}h${right - left}v3.5h${left - right + 3.5}V${SILL}z`} />
      <path d={box(left + 4, top + 4, right - left - 8, SILL - top - 4)} />
      <path className="fill-wash-sky" strokeWidth={1} d={box(glass.left, glass.top, glass.right - glass.left, glass.foot - glass.top)} />
      <path
        strokeWidth={2.5}
        d={uprights(columns.slice(1, -1), glass.top, glass.foot) + levels(rows.slice(1, -1), glass.left, glass.right)}
      />
      <path
        className="stroke-wash-sage"
        strokeWidth={0.75}
        d={uprights(columns.slice(1, -1), glass.top, glass.foot) + levels(rows.slice(1, -1), glass.left, glass.right)}
      />
      <path className="stroke-ink-soft" strokeWidth={0.5} d={shine.join('')} />
      <path className="fill-paper" d={box(188, 396, 44, 14)} />
      <path d={box(192, 400, 36, 6) + disc(184, 403, 1) + disc(236, 403, 1)} />
      <path d={box(left + 16, 420, 92, 46) + box(left + 21, 425, 82, 36)} />
      <path className="fill-wash-sand" d={box(left + 6, 474, 112, 20) + disc(left + 10, 484, 1) + disc(right - 10, 484, 1)} />
      <path d={[196, 330, 456].map((y) => box(left - 3, y, 5, 18)).join('')} />
    </g>
  );
}

/** The balcony of the first floor: its slab on four consoles, the foot of its railing. */
function Balcony() {
  const consoles = [56, 132, 288, 364].map((x) => `M${x - 5} 52v9q0 7 5 10q5-3 5-10v-9z`).join('');
  const balusters = steps(43, 34, 386);
  const rings = balusters
    .slice(0, -1)
    .map((x) => disc(x + 4.2, 23, 3.2))
    .join('');
  return (
    <g className="fill-paper" strokeWidth={0.75}>
      <path d={consoles} />
      <path strokeWidth={1} d={box(28, 46, 364, 6)} />
      <path className="stroke-ink-soft" d={uprights(balusters, 14, 46) + rings} />
      <path d={levels([14, 18, 28, 42], 32, 388)} />
    </g>
  );
}

/** The contact page's drawing: a shop door in elevation, its handle in colour. */
export function Door() {
  return (
    <>
      <Stone />
      <Balcony />
      <Surround />
      <Fanlight />
      <Leaf />
      <Lantern />
      <Plates />
      <path className="fill-accent" strokeWidth={0.5} d="M261 290h6v96h-6zM258 296h12v7h-12zM258 373h12v7h-12z" />
      <path className="fill-paper" strokeWidth={1} d={box(72, SILL, 276, 8) + box(60, SILL + 8, 300, GROUND - SILL - 8)} />
      <path strokeWidth={1.5} d={levels([GROUND], 6, 414)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={levels([GROUND + 6], 6, 414)} />
      <g transform={`translate(52 ${GROUND}) scale(2)`}>
        <BoxTree x={0} y={0} />
      </g>
      <DimensionLine at={[84, LEAF.left, LEAF.right, 336]} y={546} reach={-16} />
    </>
  );
}
