/** The cash at the end of each year in the worked example: as planned, and with fewer openings. */
import { roadmapCash, slowerRoadmap } from '#schema/content/examples.ts';
import { locales } from '#schema/site/locales.ts';
import { type Sheet as Figures, fillSheet, sheetNumber } from '#schema/text/sheet.ts';
import { useLocale } from '../../page.tsx';
import { disc, levels, line, type Point, shape, steps, uprights } from '../pen.ts';
import { type GuideDrawing, haloed, Layouts, Lettering } from './sheet.tsx';

/** The scale in euros. */
const scale = { least: -200_000, most: 400_000, step: 100_000 };

/** A layout of the chart, in units of its viewBox. */
interface Chart {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Abscissas of the start and of the ends of the years. */
  readonly columns: readonly number[];
}

/** Returns the cash at the start, then at the end of each year. */
function balances(sheet: Figures): number[] {
  const rows = fillSheet(sheet);
  const values = (id: string) => rows.find((row) => row.id === id)?.values ?? [];
  return [...values('opening').slice(0, 1), ...values('closing')];
}

const plan = balances(roadmapCash);
const slower = balances(slowerRoadmap);
const ends = { plan: plan.at(-1) ?? 0, slower: slower.at(-1) ?? 0 };

const wide: Chart = { left: 184, right: 640, top: 84, bottom: 430, columns: steps(plan.length, 224, 640) };
/** Its amounts stand on their lines, and its last values right of the lines. */
const phone: Chart = { left: 0, right: 262, top: 96, bottom: 340, columns: steps(plan.length, 94, 254) };

const heightIn =
  ({ top, bottom }: Chart) =>
  (euros: number) =>
    bottom - ((euros - scale.least) / (scale.most - scale.least)) * (bottom - top);
const pointsIn = (chart: Chart, values: readonly number[]): Point[] =>
  values.map((euros, index) => [chart.columns[index] ?? chart.right, heightIn(chart)(euros)]);

export function RoadmapCash({ labels, label }: GuideDrawing<'strategy'>) {
  const { tag } = locales[useLocale()];
  const yearOf = (index: number) => (index === 0 ? labels.start : `${labels.year} ${index}`);
  const euros = (value: number) => sheetNumber(value, 'euros', tag);
  const valuesOf = (values: readonly number[], from = 0) =>
    values
      .slice(from)
      .map((value, index) => `${yearOf(from + index)} (${euros(value)})`)
      .join(', ');
  const values = `${labels.plan} — ${valuesOf(plan)}. ${labels.slower} — ${valuesOf(slower, plan.length - 1)}.`;
  const at = { wide: heightIn(wide), phone: heightIn(phone) };
  const end = wide.right + 22;
  return (
    <Layouts
      label={`${label} ${values}`}
      wide={
        <>
          <Scale chart={wide} />
          {amounts.map((amount) => (
            <Lettering key={amount} x={wide.left - 14} y={at.wide(amount) + 6} anchor="end" size={19}>
              {euros(amount)}
            </Lettering>
          ))}
          <Lines chart={wide} />
          <Lettering x={wide.left} y={wide.top - 38} className="font-medium">
            {labels.cash}
          </Lettering>
          {wide.columns.map((x, index) => (
            <Lettering key={x} x={x} y={wide.bottom + 42} anchor="middle">
              {yearOf(index)}
            </Lettering>
          ))}
          <Lettering x={end} y={at.wide(ends.slower) - 30}>
            {labels.slower}
          </Lettering>
          <Lettering x={end} y={at.wide(ends.slower) + 18}>
            {euros(ends.slower)}
          </Lettering>
          <Lettering x={end} y={at.wide(ends.plan) - 22} className="fill-accent">
            {labels.plan}
          </Lettering>
          <Lettering x={end} y={at.wide(ends.plan) + 28} className="fill-accent">
            {euros(ends.plan)}
          </Lettering>
        </>
      }
      phone={
        <>
          <Lettering x={0} y={16} className="font-medium">
            {labels.cash}
          </Lettering>
          <path strokeWidth={3} d="M0 37H26" />
          <Lettering x={36} y={43} className="fill-accent">
            {labels.plan}
          </Lettering>
          <path strokeWidth={1.5} strokeDasharray="7 5" d="M0 61H26" />
          <Lettering x={36} y={67}>
            {labels.slower}
          </Lettering>
          <Scale chart={phone} />
          <Lines chart={phone} />
          {amounts.map((amount) => (
            <Lettering key={amount} x={0} y={at.phone(amount) - 5} className={haloed}>
              {euros(amount)}
            </Lettering>
          ))}
          {phone.columns.map((x, index) => (
            <Lettering key={x} x={x} y={phone.bottom + (index % 2 === 0 ? 28 : 48)} anchor="middle">
              {yearOf(index)}
            </Lettering>
          ))}
          <Lettering x={350} y={at.phone(ends.slower) + 6} anchor="end">
            {euros(ends.slower)}
          </Lettering>
          <Lettering x={350} y={at.phone(ends.plan) + 6} anchor="end" className="fill-accent">
            {euros(ends.plan)}
          </Lettering>
        </>
      }
      height={394}
    />
  );
}

/** The plan, its part below zero, and the slower pace of the last year. */
function Lines({ chart }: { readonly chart: Chart }) {
  const [planned, slowed] = [pointsIn(chart, plan), pointsIn(chart, slower)];
  return (
    <>
      <path className="fill-wash-clay stroke-none" d={shape(belowZero(chart))} />
      <path strokeWidth={1.5} strokeDasharray="7 5" d={line(slowed.slice(-2))} />
      <path strokeWidth={3} d={line(planned)} />
      <path className="fill-ink stroke-paper" d={planned.map(dot).join('')} />
      <path className="fill-paper" d={slowed.slice(-1).map(dot).join('')} />
    </>
  );
}

const dot = ([x, y]: Point) => disc(x, y, 7);

/** Returns the corners of the part of the plan below zero. */
function belowZero(chart: Chart): Point[] {
  const height = heightIn(chart);
  const [before = 0, last = 0] = plan.slice(-2);
  const [from = 0, to = 0] = chart.columns.slice(-2);
  const crossing = from + ((to - from) * before) / (before - last);
  return [
    [crossing, height(0)],
    [to, height(0)],
    [to, height(last)],
  ];
}

const levelsOfScale = steps((scale.most - scale.least) / scale.step + 1, scale.least, scale.most);
/** The amounts with a label. */
const amounts = levelsOfScale.filter((euros) => euros % (2 * scale.step) === 0);

/** A line per amount with a thicker zero line, and a tick per year. */
function Scale({ chart }: { readonly chart: Chart }) {
  const { left, right, bottom, columns } = chart;
  const height = heightIn(chart);
  return (
    <>
      <path className="stroke-line" d={levels(levelsOfScale.map(height), left, right)} />
      <path strokeWidth={1.5} d={levels([height(0)], left, right)} />
      <path strokeWidth={0.75} d={uprights(columns, bottom, bottom + 12)} />
    </>
  );
}
