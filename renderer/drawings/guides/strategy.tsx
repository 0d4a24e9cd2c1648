/** The cash at the end of each year in the worked example: as planned, and with fewer openings. */
import { roadmapCash, slowerRoadmap } from '#schema/content/examples.ts';
import { locales } from '#schema/site/locales.ts';
import { type Sheet as Figures, fillSheet, sheetNumber } from '#schema/text/sheet.ts';
import { useLocale } from '../../page.tsx';
import { disc, levels, line, type Point, shape, steps, uprights } from '../pen.ts';
import { type GuideDrawing, Lettering, Sheet } from './sheet.tsx';

const chart = { left: 184, right: 640, top: 84, bottom: 430 };
/** The scale in euros. */
const scale = { least: -200_000, most: 400_000, step: 100_000 };

const height = (euros: number) => chart.bottom - ((euros - scale.least) / (scale.most - scale.least)) * (chart.bottom - chart.top);

/** Returns the cash at the start, then at the end of each year. */
function balances(sheet: Figures): number[] {
  const rows = fillSheet(sheet);
  const values = (id: string) => rows.find((row) => row.id === id)?.values ?? [];
  return [...values('opening').slice(0, 1), ...values('closing')];
}

const plan = balances(roadmapCash);
const slower = balances(slowerRoadmap);
const columns = steps(plan.length, chart.left + 40, chart.right);
const pointsOf = (values: readonly number[]): Point[] => values.map((euros, index) => [columns[index] ?? chart.right, height(euros)]);

export function RoadmapCash({ labels, label }: GuideDrawing<'strategy'>) {
  const { tag } = locales[useLocale()];
  const yearOf = (index: number) => (index === 0 ? labels.start : `${labels.year} ${index}`);
  const valuesOf = (euros: readonly number[], from = 0) =>
    euros
      .slice(from)
      .map((value, index) => `${yearOf(from + index)} (${sheetNumber(value, 'euros', tag)})`)
      .join(', ');
  const values = `${labels.plan} — ${valuesOf(plan)}. ${labels.slower} — ${valuesOf(slower, plan.length - 1)}.`;
  const ends = { plan: plan.at(-1) ?? 0, slower: slower.at(-1) ?? 0 };
  return (
    <Sheet label={`${label} ${values}`}>
      <Scale tag={tag} />
      <path className="fill-wash-clay stroke-none" d={shape(belowZero())} />
      <path strokeWidth={1.5} strokeDasharray="7 5" d={line(pointsOf(slower).slice(-2))} />
      <path strokeWidth={3} d={line(pointsOf(plan))} />
      <path className="fill-ink stroke-paper" d={pointsOf(plan).map(dot).join('')} />
      <path className="fill-paper" d={pointsOf(slower).slice(-1).map(dot).join('')} />
      <Lettering x={chart.left} y={chart.top - 38} className="font-medium">
        {labels.cash}
      </Lettering>
      {columns.map((x, index) => (
        <Lettering key={x} x={x} y={chart.bottom + 42} anchor="middle">
          {yearOf(index)}
        </Lettering>
      ))}
      <Lettering x={chart.right + 22} y={height(ends.slower) - 30}>
        {labels.slower}
      </Lettering>
      <Lettering x={chart.right + 22} y={height(ends.slower) + 18}>
        {sheetNumber(ends.slower, 'euros', tag)}
      </Lettering>
      <Lettering x={chart.right + 22} y={height(ends.plan) - 22} className="fill-accent">
        {labels.plan}
      </Lettering>
      <Lettering x={chart.right + 22} y={height(ends.plan) + 28} className="fill-accent">
        {sheetNumber(ends.plan, 'euros', tag)}
      </Lettering>
    </Sheet>
  );
}

const dot = ([x, y]: Point) => disc(x, y, 7);

/** Returns the corners of the part of the plan below zero. */
function belowZero(): Point[] {
  const [before = 0, last = 0] = plan.slice(-2);
  const [from = 0, to = 0] = columns.slice(-2);
  const crossing = from + ((to - from) * before) / (before - last);
  return [
    [crossing, height(0)],
    [to, height(0)],
    [to, height(last)],
  ];
}

/** The amounts on the left, a line per amount with a thicker zero line, and a tick per year. */
function Scale({ tag }: { readonly tag: string }) {
  const amounts = steps((scale.most - scale.least) / scale.step + 1, scale.least, scale.most);
  return (
    <>
      <path className="stroke-line" d={levels(amounts.map(height), chart.left, chart.right)} />
      <path strokeWidth={1.5} d={levels([height(0)], chart.left, chart.right)} />
      <path strokeWidth={0.75} d={uprights(columns, chart.bottom, chart.bottom + 12)} />
      {amounts
        .filter((euros) => euros % (2 * scale.step) === 0)
        .map((euros) => (
          <Lettering key={euros} x={chart.left - 14} y={height(euros) + 6} anchor="end" size={19}>
            {sheetNumber(euros, 'euros', tag)}
          </Lettering>
        ))}
    </>
  );
}
