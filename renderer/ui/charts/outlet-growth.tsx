/** Outlets opened over the months: an even staircase between the two figures, its first and its last point. */
import { ticks } from './ticks.ts';

const top = 52;
const base = 276;
const figureSize = 112;
const markSize = 24;

interface Props {
  readonly months: number;
  readonly outlets: number;
}

export function OutletGrowth({ months, outlets }: Props) {
  const figure = String(outlets);
  const left = 14 + figure.length * markSize * 0.6;
  const right = 640 - 20 - figure.length * figureSize * 0.61;
  const x = (month: number) => left + ((right - left) * month) / months;
  const y = (count: number) => base - ((base - top) * count) / outlets;
  const opening = (count: number) => x((months * count) / outlets);
  const stairs = Array.from({ length: outlets }, (_, index) => `H${opening(index + 1)}V${y(index + 1)}`).join('');
  const grid = ticks(outlets, 24).map((count) => `M${opening(count)} ${base}V${y(count)}H${right}`);
  return (
    <svg className="drawing" viewBox="0 0 640 320" aria-hidden="true">
      <path className="fill-paper stroke-none" d={`M${left} ${base}${stairs}V${base}z`} />
      <path className="stroke-line" strokeWidth={0.75} d={grid.join('')} />
      <MonthAxis x={x} months={months} />
      <OutletAxis x={left - 12} y={y} outlets={outlets} />
      <path strokeWidth={2} d={`M${left} ${base}${stairs}`} />
      <path className="stroke-accent" strokeWidth={2} d={`M${right} ${y(outlets - 1)}V${top}`} />
      <circle className="fill-accent stroke-none" cx={right} cy={top} r={6} />
      <text className="fill-accent font-display" x={right + 16} y={top + figureSize * 0.31} fontSize={figureSize}>
        {figure}
      </text>
    </svg>
  );
}

/** The ground line: a tick a month, a few of them numbered. */
function MonthAxis({ x, months }: { readonly x: (month: number) => number; readonly months: number }) {
  const numbered = ticks(months, 4);
  const marks = ticks(months, 24).map((month) => `M${x(month)} ${base}v${numbered.includes(month) ? 10 : 5}`);
  return (
    <>
      <path d={`M${x(0)} ${base}H${x(months)}${marks.join('')}`} />
      {numbered.map((month) => (
        <text key={month} className="fill-ink-soft" x={x(month)} y={base + 36} textAnchor="middle" fontSize={markSize}>
          {month}
        </text>
      ))}
    </>
  );
}

/** The numbers up the left side; the last one is the big figure. */
function OutletAxis({ x, y, outlets }: { readonly x: number; readonly y: (count: number) => number; readonly outlets: number }) {
  const between = ticks(outlets, 4).slice(1, -1);
  return between.map((count) => (
    <text key={count} className="fill-ink-soft" x={x} y={y(count) + 8} textAnchor="end" fontSize={markSize}>
      {count}
    </text>
  ));
}
