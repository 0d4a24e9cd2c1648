/** The break-even chart: sales and total costs by month, with the loss before and the profit after they meet. */
import type { ReactNode } from 'react';
import { disc, line, type Point, shape, steps, uprights } from '../pen.ts';
import { ArrowHead, type GuideDrawing, haloed, type LabelOf, Labels, Layouts, Lettering, type Spot } from './sheet.tsx';

const months = 24;
const fixedCosts = 108;
const fullSales = 364;
/** Goods and commissions, as a share of sales. */
const variableShare = 0.3;

/** Returns the sales after `share` of the months: an S-curve. */
const salesAt = (share: number): number => (fullSales * (1 - Math.cos(Math.PI * share))) / 2;
const costsAt = (share: number): number => fixedCosts + variableShare * salesAt(share);
/** Share of the months at which sales equal total costs. */
const turning = Math.acos(1 - (2 * fixedCosts) / ((1 - variableShare) * fullSales)) / Math.PI;

/** A layout of the chart, in units of its viewBox. */
interface Chart {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Ends of the axis of months. */
  readonly ground: readonly [from: number, to: number];
  /** Length of a unit of money. */
  readonly unit: number;
  /** Length of the line from the break-even point to its label. */
  readonly pointer: number;
}

const wide: Chart = { left: 116, right: 688, top: 44, bottom: 436, ground: [12, 862], unit: 1, pointer: 118 };
const phone: Chart = { left: 10, right: 340, top: 28, bottom: 318, ground: [0, 350], unit: 0.74, pointer: 92 };

const pointIn =
  ({ left, right, bottom, unit }: Chart) =>
  (share: number, amount: number): Point => [left + share * (right - left), bottom - unit * amount];

/** On phones, the labels stand within the chart, above or below their lines. */
function phoneSpots(): readonly Spot<LabelOf<'budget'>>[] {
  const { left, right, bottom } = phone;
  const at = pointIn(phone);
  return [
    { name: 'sales', x: right, y: at(1, fullSales)[1] - 9, anchor: 'end', className: 'font-medium' },
    { name: 'totalCosts', x: right, y: at(1, costsAt(1))[1] + 22, anchor: 'end' },
    { name: 'fixedCosts', x: right, y: at(1, fixedCosts)[1] + 21, anchor: 'end' },
    { name: 'loss', x: left + 8, y: at(0, fixedCosts)[1] - 14 },
    { name: 'profit', x: right, y: at(1, 246)[1], anchor: 'end' },
    { name: 'months', x: right, y: bottom + 34, anchor: 'end', className: 'font-medium' },
  ];
}

function wideSpots(): readonly Spot<LabelOf<'budget'>>[] {
  const { left, right, bottom } = wide;
  const at = pointIn(wide);
  const end = right + 14;
  return [
    { name: 'sales', x: end, y: at(1, fullSales)[1] + 7, className: 'font-medium' },
    { name: 'totalCosts', x: end, y: at(1, costsAt(1))[1] + 7 },
    { name: 'fixedCosts', x: end, y: at(1, fixedCosts)[1] + 7 },
    { name: 'loss', x: left + 16, y: bottom - 68 },
    { name: 'profit', x: right - 14, y: bottom - 250, anchor: 'end' },
    { name: 'months', x: right, y: bottom + 52, anchor: 'end', className: 'font-medium' },
  ];
}

export function BreakEven({ labels, label }: GuideDrawing<'budget'>) {
  const words = {
    wide: <Labels spots={wideSpots()} labels={labels} />,
    phone: <Labels spots={phoneSpots()} labels={labels} className={haloed} />,
  };
  return (
    <Layouts
      label={label}
      wide={
        <Curves chart={wide} name={labels.breakEven}>
          {words.wide}
        </Curves>
      }
      phone={
        <Curves chart={phone} name={labels.breakEven}>
          {words.phone}
        </Curves>
      }
      height={360}
    />
  );
}

function Curves({ chart, name, children }: { readonly chart: Chart; readonly name: string; readonly children: ReactNode }) {
  const at = pointIn(chart);
  const curve = (amount: (share: number) => number, from: number, to: number): Point[] =>
    steps(25, from, to).map((share) => at(share, amount(share)));
  return (
    <>
      <path className="fill-wash-clay stroke-none" d={shape([...curve(costsAt, 0, turning), ...curve(salesAt, turning, 0)])} />
      <path className="fill-wash-sage stroke-none" d={shape([...curve(salesAt, turning, 1), ...curve(costsAt, 1, turning)])} />
      <Axes chart={chart} />
      <path strokeDasharray="7 5" strokeWidth={1} d={line([at(0, fixedCosts), at(1, fixedCosts)])} />
      <path strokeWidth={1.5} d={line(curve(costsAt, 0, 1))} />
      <path strokeWidth={3} d={line(curve(salesAt, 0, 1))} />
      <TurningPoint chart={chart} name={name} />
      {children}
    </>
  );
}

/** Both axes, and the ticks of the months. */
function Axes({ chart }: { readonly chart: Chart }) {
  const { left, top, bottom, ground } = chart;
  const at = pointIn(chart);
  const shares = steps(months + 1, 0, 1);
  const ordinates = shares.slice(1).map((share) => {
    const [x, y] = at(share, Math.min(salesAt(share), costsAt(share)));
    return uprights([x], Math.min(y + 5, bottom), bottom);
  });
  return (
    <>
      <path className="stroke-line" d={ordinates.join('')} />
      <path
        strokeWidth={0.75}
        d={shares.map((share, index) => uprights([at(share, 0)[0]], bottom, bottom + (index % 6 === 0 ? 14 : 7))).join('')}
      />
      <path d={`M${left} ${bottom}V${top - 8}`} />
      <ArrowHead tip={[left, top - 16]} turn={-90} />
      <path strokeWidth={1.75} d={`M${ground[0]} ${bottom}H${ground[1]}`} />
    </>
  );
}

/** The break-even point, its month, and its label. */
function TurningPoint({ chart, name }: { readonly chart: Chart; readonly name: string }) {
  const { bottom, pointer } = chart;
  const [x, y] = pointIn(chart)(turning, salesAt(turning));
  return (
    <>
      <path className="stroke-accent" strokeDasharray="2 5" d={uprights([x], y, bottom)} />
      <path className="stroke-accent" strokeWidth={1} d={uprights([x], y - pointer, y)} />
      <path className="stroke-accent" d={disc(x, y, 16)} />
      <path className="fill-accent stroke-paper" strokeWidth={2} d={disc(x, y, 8)} />
      <path className="fill-accent stroke-paper" d={disc(x, bottom, 5)} />
      <Lettering x={x} y={y - pointer - 12} anchor="middle" size={chart === wide ? 30 : 25} className="fill-accent font-display">
        {name}
      </Lettering>
    </>
  );
}
