import { corsica, eastBorder, place, pyrenees, rivers, southCoast, westCoast } from './parts/france.ts';
import { box, disc, levels, type Point, points, round, steps, uprights } from './parts/pen.ts';
import { walk } from './parts/route.ts';

const OFFICE: Point = place([2.35, 48.86]);
/** Lille, Rouen, Rennes, Nantes, Bordeaux, Toulouse, Montpellier, Marseille, Nice, Lyon, Dijon, Strasbourg. */
const STORES = points(
  '3.06 50.55, 0.95 49.4, -1.68 48.11, -1.4 47.15, -0.45 44.84, 1.44 43.6, 3.75 43.72, 5.35 43.62, 6.9 43.95, 4.84 45.76, 5.04 47.32, 7.3 48.5',
).map(place);
/** Stores that share their stock. */
const NEIGHBOURS = points('2 3, 3 4, 4 5, 5 6, 6 7, 7 8, 7 9, 9 10, 10 11, 0 1');

/** A way between two points, bowed a little to one side. */
const bow = ([ax, ay]: Point, [bx, by]: Point, bend: number): string =>
  `M${round(ax)} ${round(ay)}Q${round((ax + bx) / 2 - (by - ay) * bend)} ${round((ay + by) / 2 + (bx - ax) * bend)} ${round(bx)} ${round(by)}`;

/** Sea lines along the coasts, the nearest last. */
function Sea() {
  const coast = `${walk(westCoast)}${walk(southCoast)}${walk(corsica)}Z`;
  return (
    <g strokeLinecap="butt">
      {[34, 22, 12].map((reach) => (
        <g key={reach}>
          <path className="stroke-line" strokeWidth={reach} d={coast} />
          <path className="stroke-paper" strokeWidth={reach - 1.5} d={coast} />
        </g>
      ))}
    </g>
  );
}

function Store({ at: [x, y] }: { readonly at: Point }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} strokeWidth={1}>
      <path className="fill-paper" d="M-6.5 7v-12h13v12z" />
      <path className="fill-ink" d="M-8.5-1l2-6.5h13l2 6.5z" />
      <path className="fill-paper stroke-none" d="M-5-1.2l1-5.5h2.5l-.5 5.5zm4.5 0v-5.5h2.5l1 5.5z" />
      <path strokeWidth={0.75} d="M-1.5 7v-5h4v5" />
    </g>
  );
}

/** Meridians and parallels, the sheet's edge, a scale. */
function Grid() {
  const [columns, rows] = [steps(9, 32, 608), steps(6, 34, 386)];
  return (
    <g strokeWidth={0.75}>
      <path className="stroke-line" strokeWidth={0.5} d={uprights(columns, 8, 412) + levels(rows, 8, 632)} />
      <path d={box(8, 8, 624, 404)} />
      <path
        className="stroke-ink-soft"
        d={box(3, 3, 634, 414) + uprights(columns, 3, 8) + uprights(columns, 412, 417) + levels(rows, 3, 8) + levels(rows, 632, 637)}
      />
    </g>
  );
}

/** A case study's drawing: a network of twelve shops across France, linked with each other and with their head office. */
export function NetworkMap() {
  const land = `${walk([...westCoast, ...pyrenees.slice(1), ...southCoast.slice(1), ...eastBorder.slice(1)])}Z`;
  return (
    <>
      <Sea />
      <Grid />
      <path className="fill-paper-deep stroke-none" d={`${land}${walk(corsica)}Z`} />
      <path className="stroke-line" d={rivers.map(walk).join('')} />
      <path strokeWidth={1} d={walk(westCoast) + walk(southCoast) + walk(corsica)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} strokeDasharray="7 3 1 3" d={walk(pyrenees) + walk(eastBorder)} />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.75}
        strokeDasharray="3 3"
        d={NEIGHBOURS.map(([from, to]) => bow(STORES[from] ?? OFFICE, STORES[to] ?? OFFICE, 0.12)).join('')}
      />
      <path
        className="stroke-accent"
        strokeWidth={1.25}
        d={STORES.map((store, index) => bow(OFFICE, store, index === 8 ? -0.12 : 0.08)).join('')}
      />
      {STORES.map((store) => (
        <Store key={store.join()} at={store} />
      ))}
      <path className="fill-paper stroke-accent" strokeWidth={1} d={disc(OFFICE[0], OFFICE[1], 15)} />
      <path className="fill-accent stroke-none" d={disc(OFFICE[0], OFFICE[1], 10.5)} />
      <path className="fill-paper stroke-none" d={`M${round(OFFICE[0] - 4.5)} ${round(OFFICE[1] + 5)}v-7l4.5-4l4.5 4v7z`} />
      <path strokeWidth={0.75} d={box(32, 386, 72, 5) + uprights([32, 50, 68, 104], 380, 391)} />
      <path className="fill-ink" strokeWidth={0.75} d={box(32, 386, 18, 5) + box(68, 386, 36, 5)} />
      <path strokeWidth={0.75} d="M592 100V52M585 48l7-16l7 16l-7-4zM578 76a14 14 0 1 0 28 0a14 14 0 1 0-28 0M574 76h36" />
    </>
  );
}
