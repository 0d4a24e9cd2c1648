/**
 * The way to a first store, as bars over months. Wide, each bar stands beside the name of its step; on phones beside its number,
 * which the list under the figure has too.
 */
import type { EntryStep } from '#generated/content.ts';
import { entryMonths } from '#schema/market-entry.ts';
import { TownHouse } from './guides/town-house.tsx';
import { box, levels, round, uprights } from './parts/pen.ts';

interface EntryTimetableProps {
  readonly steps: readonly (EntryStep & { readonly id: string })[];
  readonly words: { readonly figure: string; readonly axis: string; readonly signature: string; readonly doors: string };
}

/** Where things stand, in the units of the view box: the wide sheet, and the one for phones. */
interface Sheet {
  readonly width: number;
  /** Where the months begin. */
  readonly left: number;
  readonly row: number;
  readonly bar: number;
  readonly letters: number;
  readonly isNamed: boolean;
}

const wide: Sheet = { width: 1120, left: 290, row: 34, bar: 18, letters: 17, isNamed: true };
const narrow: Sheet = { width: 350, left: 26, row: 25, bar: 13, letters: 12.5, isNamed: false };

/** Room above the bars, for the marks of the two dates. */
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
  /** Where a month begins; that of 1 is the left edge. */
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
      <Milestone x={x(entryMonths.lease + 1)} ground={ground} words={words.signature} letters={letters} />
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

/** A date that binds: a line down through the months; a signed sheet stands on one, a shop on the other. */
function Milestone({ x, ground, words, letters, isOpening = false }: MilestoneProps) {
  return (
    <>
      <path className="stroke-accent" strokeWidth={1.5} strokeDasharray="3 4" d={`M${round(x)} ${top - 4}V${ground}`} />
      {isOpening ? (
        <TownHouse x={x - 2} ground={top - 4} width={46} floors={1} roof="mansard" wall="fill-wash-sand" awning="fill-accent" />
      ) : (
        <g strokeWidth={1}>
          <path className="fill-paper" d={box(x - 15, top - 48, 30, 40)} />
          <path strokeWidth={0.75} d={levels([top - 40, top - 34, top - 28], x - 10, x + 10)} />
          <path className="stroke-accent" d={`M${round(x - 9)} ${top - 15}q4-9 6 0t6-2 6 1`} />
        </g>
      )}
      <text
        className="fill-accent"
        x={isOpening ? x + 52 : x}
        y={isOpening ? 18 : top - 58}
        textAnchor={isOpening ? 'end' : 'middle'}
        fontSize={letters}
      >
        {words}
      </text>
    </>
  );
}
