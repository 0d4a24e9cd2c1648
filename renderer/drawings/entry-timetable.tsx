/** The timetable of a first store. Wide windows show step names; phones show numbers, which the list under the figure repeats. */
import type { EntryStep } from '#generated/content.ts';
import { entryMonths } from '#schema/content/market-entry.ts';
import { box, levels, round, uprights } from './pen.ts';

interface EntryTimetableProps {
  readonly steps: readonly (EntryStep & { readonly id: string })[];
  readonly words: { readonly figure: string; readonly axis: string; readonly handover: string; readonly doors: string };
}

/** Measures of a variant, in units of the viewBox. */
interface Sheet {
  readonly width: number;
  /** Left edge of the first month. */
  readonly left: number;
  readonly row: number;
  readonly bar: number;
  readonly letters: number;
  readonly isNamed: boolean;
}

const wide: Sheet = { width: 1120, left: 290, row: 34, bar: 18, letters: 17, isNamed: true };
const narrow: Sheet = { width: 350, left: 26, row: 19, bar: 11, letters: 12.5, isNamed: false };

/** Space above the bars for the two milestones. */
const top = 146;

export function EntryTimetable(props: EntryTimetableProps) {
  return (
    <>
      <div className="hidden @min-[48rem]:block">
        <Chart {...props} sheet={wide} />
      </div>
      <div className="max-w-[30rem] @min-[48rem]:hidden">
        <Chart {...props} sheet={narrow} />
      </div>
    </>
  );
}

function Chart({ steps, words, sheet }: EntryTimetableProps & { readonly sheet: Sheet }) {
  const { width, left, row, bar, letters, isNamed } = sheet;
  const month = (width - left - 2) / entryMonths.end;
  /** Returns the left edge of a month; months count from 1. */
  const x = (number: number) => left + (number - 1) * month;
  const ground = top + steps.length * row + 8;
  const every = isNamed ? 1 : 3;
  const numbered = Array.from({ length: entryMonths.end }, (_, index) => index + 1).filter(
    (number) => number % every === 0 || number === 1,
  );
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${ground + 40}`} role="img" aria-label={words.figure}>
      <path
        className="stroke-line"
        strokeWidth={0.75}
        d={uprights(
          Array.from({ length: entryMonths.end + 1 }, (_, index) => x(index + 1)),
          top,
          ground,
        )}
      />
      <path strokeWidth={1} d={levels([ground], left, width - 2)} />
      {numbered.map((number) => (
        <text
          key={number}
          className="fill-ink-soft"
          x={x(number) + month / 2}
          y={ground + letters + 5}
          textAnchor="middle"
          fontSize={letters - 1}
        >
          {number}
        </text>
      ))}
      <text className="fill-ink-soft" x={isNamed ? 0 : left} y={ground + (isNamed ? letters + 5 : letters * 2 + 8)} fontSize={letters - 1}>
        {words.axis}
      </text>
      {steps.map((step, index) => (
        <Bar
          key={step.id}
          step={step}
          number={index + 1}
          y={top + index * row + 8}
          from={x(step.first)}
          to={x(step.last + 1)}
          sheet={sheet}
          barHeight={bar}
        />
      ))}
      <Milestone x={x(entryMonths.conditions + 1)} ground={ground} words={words.handover} letters={letters} />
      <Milestone x={x(entryMonths.opening)} ground={ground} words={words.doors} letters={letters} isOpening />
    </svg>
  );
}

interface BarProps {
  readonly step: EntryStep;
  readonly number: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly sheet: Sheet;
  readonly barHeight: number;
}

function Bar({ step, number, y, from, to, sheet: { left, letters, isNamed }, barHeight }: BarProps) {
  const baseline = y + barHeight / 2 + letters * 0.35;
  const isTrading = step.first >= entryMonths.opening;
  return (
    <>
      <text className="fill-accent font-display" x={isNamed ? 24 : left - 8} y={baseline} textAnchor="end" fontSize={letters}>
        {number}
      </text>
      {isNamed && (
        <text x={38} y={baseline} fontSize={letters}>
          {step.name}
        </text>
      )}
      <path className={isTrading ? 'fill-wash-clay' : 'fill-wash-sand'} d={box(from, y, to - from, barHeight)} />
    </>
  );
}

interface MilestoneProps {
  readonly x: number;
  readonly ground: number;
  readonly words: string;
  readonly letters: number;
  readonly isOpening?: boolean;
}

/** A milestone: a vertical line with a lease or a store on top. */
function Milestone({ x, ground, words, letters, isOpening = false }: MilestoneProps) {
  return (
    <>
      <path className="stroke-accent" strokeWidth={1.5} strokeDasharray="3 4" d={`M${round(x)} ${top - 4}V${ground}`} />
      {isOpening ? (
        <Store x={x} ground={top - 4} />
      ) : (
        <g strokeWidth={1}>
          <path className="fill-paper" d={box(x - 15, top - 48, 30, 40)} />
          <path strokeWidth={0.75} d={levels([top - 40, top - 34, top - 28], x - 10, x + 10)} />
          <path className="stroke-accent" d={`M${round(x - 9)} ${top - 15}q4-9 6 0t6-2 6 1`} />
        </g>
      )}
      <text className="fill-accent" x={isOpening ? x + 52 : x + 15} y={isOpening ? 18 : top - 58} textAnchor="end" fontSize={letters}>
        {words}
      </text>
    </>
  );
}

/** The drawing of the opened store. */
function Store({ x, ground }: { readonly x: number; readonly ground: number }) {
  return (
    <g strokeWidth={0.75} transform={`translate(${round(x)} ${ground})`}>
      <path className="fill-wash-clay" d="M31.1 -99h7v24h-7zM33.1 -103V-99M36.1 -103V-99" />
      <path className="fill-wash-sky" d="M-2 -75L2 -90L40 -90L44 -75Z" />
      <path className="fill-paper" d="M17 -75v-9q4-5 8 0v9z" />
      <path className="fill-wash-sand" strokeWidth={1} d="M-2 -72h46v72h-46z" />
      <path className="fill-wash-sky" d="M3.7 -68h7v14h-7zM17.5 -68h7v14h-7zM31.3 -68h7v14h-7z" />
      <path d="M7.2 -68v14M3.7 -63h7M21 -68v14M17.5 -63h7M34.8 -68v14M31.3 -63h7M2.2 -58h10M2.2 -53.5h10M16 -58h10M16 -53.5h10M29.8 -58h10M29.8 -53.5h10" />
      <path className="fill-paper" d="M-3.5 -75h49v3h-49z" />
      <g strokeWidth={1}>
        <path className="fill-paper" d="M-2 -48h46v48h-46z" />
        <path className="fill-paper" d="M-3.5 -50h49v4h-49z" />
        <path strokeWidth={0.75} d="M1 -37.3H41" />
        <path className="fill-wash-sky" strokeWidth={0.75} d="M2 -31.5h22v25.3h-22zM28 -31.5h12v27.5h-12z" />
        <path strokeWidth={0.75} d="M28 -31.5h12v31.5h-12zM13 -31.5V-6.2M2 -3.7H24" />
        <path d="M30.5 -11.5V-7.7" />
        <path className="fill-accent" d="M0 -36.3L42 -36.3L46 -26.7L-4 -26.7Z" />
        <path
          className="stroke-paper"
          strokeWidth={0.75}
          d="M6 -36.3L3.1 -26.7M12 -36.3L10.3 -26.7M18 -36.3L17.4 -26.7M24 -36.3L24.6 -26.7M30 -36.3L31.7 -26.7M36 -36.3L38.9 -26.7"
        />
      </g>
    </g>
  );
}
