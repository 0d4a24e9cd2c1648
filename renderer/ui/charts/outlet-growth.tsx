/** Outlets opened over the months, as even steps from zero to the final figure. */

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

/** The base line with a tick per month, some of them numbered. */
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

/** The numbers on the left; the large figure replaces the last one. */
function OutletAxis({ x, y, outlets }: { readonly x: number; readonly y: (count: number) => number; readonly outlets: number }) {
  const between = ticks(outlets, 4).slice(1, -1);
  return between.map((count) => (
    <text key={count} className="fill-ink-soft" x={x} y={y(count) + 8} textAnchor="end" fontSize={markSize}>
      {count}
    </text>
  ));
}

/** Returns evenly spaced whole numbers from 0 to `total`, with at most `intervals` intervals. */
function ticks(total: number, intervals: number): readonly number[] {
  let step = Math.max(1, Math.ceil(total / intervals));
  while (step < total && total % step !== 0) step += 1;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
}
