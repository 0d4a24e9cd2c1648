import { criteriaMarks } from './parts/criteria-marks.ts';
import { disc, line, onCircle, type Point, round, shape, steps } from './parts/pen.ts';

const CENTRE: Point = [240, 240];
const RING = 25;
const OUTER = RING * 6;
const RIM = OUTER + 12;
const MARKS = 204;
const MARK_PATHS = Object.values(criteriaMarks);
const COUNT = MARK_PATHS.length;

/** What two units score, out of 6, criterion by criterion. */
const CHOSEN = [4.5, 5.5, 5, 4, 3.5, 5, 4, 3, 4.5, 5, 3.5, 5.5];
const REFUSED = [5, 2.5, 3, 5.5, 2, 3.5, 5.5, 4.5, 2, 3, 5, 3];
/** The criterion that settles it: where the two are furthest apart. */
const DECISIVE = 1;

const at = (score: number, criterion: number): Point => onCircle(CENTRE, score * RING, criterion / COUNT);
const vertices = (scores: readonly number[]): Point[] => scores.map(at);

/** Short strokes across a circle, `count` to the turn. */
const ticks = (count: number, from: number, to: number): string =>
  steps(count + 1, 0, 1)
    .slice(1)
    .map((turn) => line([onCircle(CENTRE, from, turn), onCircle(CENTRE, to, turn)]))
    .join('');

const rings = (radii: readonly number[]): string => radii.map((radius) => disc(CENTRE[0], CENTRE[1], radius)).join('');

/** The dial: rings a mark apart, twelve spokes, a graduated rim. */
function Dial() {
  return (
    <>
      <path className="fill-paper-deep stroke-ink-soft" strokeWidth={0.75} d={rings([RIM])} />
      <path className="fill-paper stroke-none" d={rings([OUTER])} />
      <path className="fill-wash-clay stroke-none" d={shape(vertices(CHOSEN))} />
      <g strokeWidth={0.75}>
        <path className="stroke-ink-soft" strokeWidth={0.4} d={rings([1, 2, 3, 4, 5].map((mark) => mark * RING))} />
        <path d={rings([OUTER])} strokeWidth={1} />
        <path className="stroke-ink-soft" d={ticks(COUNT, RING * 0.5, MARKS - 18)} />
        <path className="stroke-ink-soft max-sm:hidden" d={ticks(COUNT * 12, OUTER, OUTER + 5)} />
        <path d={ticks(COUNT * 4, OUTER, OUTER + 8) + ticks(COUNT, OUTER, RIM + 4)} strokeWidth={1} />
        <path className="fill-paper" d={rings([RING * 0.5, 3])} />
      </g>
    </>
  );
}

/** A graduation across every spoke at each mark. */
function Graduations() {
  const strokes = steps(COUNT, 0, COUNT - 1).flatMap((criterion) =>
    steps(11, 1, 6).map((mark) => {
      const [x, y] = at(mark, criterion);
      const [dx, dy] = onCircle([0, 0], Number.isInteger(mark) ? 2.5 : 1.4, criterion / COUNT + 0.25);
      return `M${round(x - dx)} ${round(y - dy)}l${round(dx * 2)} ${round(dy * 2)}`;
    }),
  );
  return <path className="stroke-ink-soft" strokeWidth={0.75} d={strokes.join('')} />;
}

/** The criteria around the rim, each on its medallion. */
function Marks() {
  return MARK_PATHS.map((mark, criterion) => {
    const [x, y] = onCircle(CENTRE, MARKS, criterion / COUNT).map(round);
    const decisive = criterion === DECISIVE;
    return (
      <g key={mark} transform={`translate(${x} ${y})`}>
        <circle className={decisive ? 'fill-accent stroke-accent' : 'fill-paper'} r={18} strokeWidth={1} />
        <path className={decisive ? 'stroke-paper' : undefined} strokeWidth={1} transform="scale(1.2)" d={mark} />
      </g>
    );
  });
}

const nodes = (points: readonly Point[], radius: number): string => points.map(([x, y]) => disc(round(x), round(y), radius)).join('');

/** On the decisive criterion: its part of the rim, and the gap between the two scores. */
function Gap() {
  const [from, to] = [-0.5, 0.5].map((part) =>
    onCircle(CENTRE, RIM, (DECISIVE + part) / COUNT)
      .map(round)
      .join(' '),
  );
  const [chosen = 0, refused = 0] = [CHOSEN[DECISIVE], REFUSED[DECISIVE]];
  return (
    <g className="stroke-accent" strokeWidth={2.5}>
      <path d={`M${from}A${RIM} ${RIM} 0 0 1 ${to}`} />
      <path d={line([at(refused, DECISIVE), at(chosen, DECISIVE)])} />
      <path strokeWidth={1} d={line([onCircle(CENTRE, RIM, DECISIVE / COUNT), onCircle(CENTRE, MARKS - 18, DECISIVE / COUNT)])} />
    </g>
  );
}

/** The blog's drawing: a wheel of twelve criteria on which two sites are compared. */
export function CriteriaWheel() {
  return (
    <>
      <path className="stroke-line" strokeWidth={0.75} d={rings([MARKS, 226])} />
      <Dial />
      <Graduations />
      <Gap />
      <path strokeDasharray="6 4" d={shape(vertices(REFUSED))} />
      <path className="fill-paper" strokeWidth={1} d={nodes(vertices(REFUSED), 3)} />
      <path className="stroke-accent" strokeWidth={2} d={shape(vertices(CHOSEN))} />
      <path className="fill-accent stroke-paper" strokeWidth={1} d={nodes(vertices(CHOSEN), 4.2)} />
      <Marks />
    </>
  );
}
