import { AVENUE, BOULEVARD, bridge, built, close, distance, FRAME, garden, PLACE, RIVER, rivals, river, SITE } from './parts/city.ts';
import { Margin } from './parts/map-margin.tsx';
import { disc, onCircle, type Point, round, shape, steps } from './parts/pen.ts';
import { area, away, centre, contains, edges, inset, type Polygon } from './parts/polygon.ts';

const RINGS = [72, 142, 216] as const;
const DEPTH = 15;

const within = ([x, y]: Point, margin = 6) =>
  x > FRAME.left + margin && x < FRAME.right - margin && y > FRAME.top + margin && y < FRAME.bottom - margin;

const wash = (block: Polygon): string => {
  const away = distance(block);
  return away < RINGS[0] ? 'fill-wash-clay' : away < RINGS[1] ? 'fill-wash-sand' : 'fill-paper-deep';
};

/** Party walls: short lines in from the long sides of a block. */
const parcels = (block: Polygon): string =>
  edges(block)
    .map(([[ax, ay], [bx, by]]) => {
      const length = Math.hypot(bx - ax, by - ay);
      if (length < DEPTH * 2.4) return '';
      const [nx, ny] = [((by - ay) / length) * DEPTH, (-(bx - ax) / length) * DEPTH];
      return steps(Math.max(2, Math.round(length / 15)), DEPTH / length, 1 - DEPTH / length)
        .map((share): Point => [ax + (bx - ax) * share, ay + (by - ay) * share])
        .filter(([x, y]) => contains(block, [x + nx, y + ny]))
        .map(([x, y]) => `M${round(x)} ${round(y)}l${round(nx)} ${round(ny)}`)
        .join('');
    })
    .join('');

function Blocks() {
  const courts = built.map((block) => inset(block, DEPTH)).filter((court) => area(court) > 70);
  return (
    <g strokeWidth={0.75}>
      {['fill-wash-clay', 'fill-wash-sand', 'fill-paper-deep'].map((tone) => (
        <path
          key={tone}
          className={tone}
          d={built
            .filter((block) => wash(block) === tone)
            .map(shape)
            .join('')}
        />
      ))}
      <path className="stroke-ink-soft max-sm:hidden" strokeWidth={0.4} d={built.map(parcels).join('')} />
      <path className="fill-paper stroke-ink-soft" strokeWidth={0.5} d={courts.map(shape).join('')} />
    </g>
  );
}

/** A line of the current, along the river. */
const current = (offset: number): string =>
  steps(60, 0.35, 0.65)
    .map((turn) => onCircle(RIVER.centre, RIVER.radius + offset, turn))
    .filter((point) => within(point, 2))
    .map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`)
    .join('');

/** Trees along the avenue and the boulevard, and around the square. */
function Trees() {
  const [[ax, ay], [bx, by]] = AVENUE;
  const length = Math.hypot(bx - ax, by - ay);
  const side: Point = [((by - ay) / length) * 9, (-(bx - ax) / length) * 9];
  const avenue = steps(62, 0, 1).flatMap((share) =>
    [1, -1].map((hand): Point => [ax + (bx - ax) * share + side[0] * hand, ay + (by - ay) * share + side[1] * hand]),
  );
  const boulevard = steps(100, -0.08, 0.19).flatMap((turn) =>
    [-8, 8].map((away) => onCircle(BOULEVARD.centre, BOULEVARD.radius + away, turn)),
  );
  const clear = (point: Point) =>
    within(point) && away(point, PLACE.centre) > PLACE.radius + 2 && away(point, RIVER.centre) > RIVER.radius + 36;
  const square = steps(13, 0, 1)
    .slice(1)
    .map((turn) => onCircle(PLACE.centre, 24, turn));
  return (
    <path
      className="fill-wash-sage stroke-ink-soft"
      strokeWidth={0.4}
      d={[...avenue, ...boulevard]
        .filter(clear)
        .concat(square)
        .map(([x, y]) => disc(x, y, 2.8))
        .join('')}
    />
  );
}

/** The garden, the church in its close, the square's monument. */
function OpenLand() {
  const [x, y] = close ? centre(close) : [0, 0];
  return (
    <g strokeWidth={0.75}>
      <path className="stroke-ink-soft" d={close ? shape(close) : ''} />
      <path
        className="fill-ink-soft"
        d={`M${round(x - 31)} ${round(y - 2)}l9-8l26 5l2-9l10 2l-2 9l8 1.5q9 4 6 11q-2 6-10 5l-6-1l-2 9l-10-2l2-9l-26-5z`}
      />
      {garden ? <path className="fill-wash-sage" d={shape(garden)} /> : null}
      {garden ? <path className="stroke-ink-soft" strokeDasharray="1 3" d={shape(inset(garden, 6)) + shape(inset(garden, 13))} /> : null}
      <circle cx={PLACE.centre[0]} cy={PLACE.centre[1]} r={15} />
      <circle className="fill-ink" cx={PLACE.centre[0]} cy={PLACE.centre[1]} r={3} />
    </g>
  );
}

/** Short ticks across the rings, every thirtieth of a turn on the outermost. */
const ringTicks = (): string =>
  RINGS.flatMap((radius, ring) =>
    steps(ring === 2 ? 37 : 9, 0, 1)
      .slice(1)
      .map((turn) => {
        const [ax, ay] = onCircle(SITE, radius - 4, turn);
        const [bx, by] = onCircle(SITE, radius + 4, turn);
        return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
      }),
  ).join('');

/** The location page's drawing: a quarter in plan, three catchment rings around one site, its competitors marked. */
export function StreetPlan() {
  return (
    <>
      <path className="fill-wash-sky" strokeWidth={0.75} d={shape(river)} />
      <path className="stroke-ink-soft" strokeWidth={0.5} strokeDasharray="14 9" d={[-8, 8].map(current).join('')} />
      <path className="fill-paper" strokeWidth={0.75} d={shape(bridge)} />
      <Blocks />
      <OpenLand />
      <Trees />
      <g className="stroke-accent">
        <circle cx={SITE[0]} cy={SITE[1]} r={RINGS[0]} strokeWidth={1.75} />
        <circle cx={SITE[0]} cy={SITE[1]} r={RINGS[1]} strokeDasharray="9 5" />
        <circle cx={SITE[0]} cy={SITE[1]} r={RINGS[2]} strokeDasharray="2 5" />
        <path strokeWidth={1} d={ringTicks()} />
      </g>
      <path
        className="fill-ink stroke-paper"
        strokeWidth={1.5}
        d={rivals.map(([x, y]) => `M${round(x)} ${round(y - 6)}l6 6l-6 6l-6-6z`).join('')}
      />
      <path className="fill-paper stroke-none" d={disc(SITE[0], SITE[1], 13)} />
      <path className="fill-accent stroke-none" d={disc(SITE[0], SITE[1], 9)} />
      <Margin />
    </>
  );
}
