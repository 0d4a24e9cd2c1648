/** Break-even: sales climb month by month, pass total costs at one point, and turn the loss below it into the profit above. */

import { disc, line, type Point, shape, steps, uprights } from '../parts/pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { ArrowHead, Lettering, Sheet } from './sheet.tsx';
import { Shop, StreetTree } from './shop.tsx';

const chart = { left: 116, right: 688, top: 44, bottom: 436 };
const months = 24;
const fixedCosts = 108;
const fullSales = 364;
/** What each unit sold costs in goods and commissions. */
const variableShare = 0.3;

const at = (share: number, amount: number): Point => [chart.left + share * (chart.right - chart.left), chart.bottom - amount];
/** Sales after `share` of the months: slow to start, then steep, then settled. */
const salesAt = (share: number): number => (fullSales * (1 - Math.cos(Math.PI * share))) / 2;
const costsAt = (share: number): number => fixedCosts + variableShare * salesAt(share);
/** The share of the months at which sales meet total costs. */
const turning = Math.acos(1 - (2 * fixedCosts) / ((1 - variableShare) * fullSales)) / Math.PI;

const curve = (amount: (share: number) => number, from: number, to: number): Point[] =>
  steps(49, from, to).map((share) => at(share, amount(share)));

export function BreakEven({ labels, label }: GuideDrawing<'budget'>) {
  const end = chart.right + 14;
  return (
    <Sheet label={label}>
      <path className="fill-wash-clay stroke-none" d={shape([...curve(costsAt, 0, turning), ...curve(salesAt, turning, 0)])} />
      <path className="fill-wash-sage stroke-none" d={shape([...curve(salesAt, turning, 1), ...curve(costsAt, 1, turning)])} />
      <Axes />
      <path strokeDasharray="7 5" strokeWidth={1} d={line([at(0, fixedCosts), at(1, fixedCosts)])} />
      <path strokeWidth={1.5} d={line(curve(costsAt, 0, 1))} />
      <path strokeWidth={3} d={line(curve(salesAt, 0, 1))} />
      <TurningPoint name={labels.breakEven} />
      <Lettering x={end} y={at(1, fullSales)[1] + 7} className="font-medium">
        {labels.sales}
      </Lettering>
      <Lettering x={end} y={at(1, costsAt(1))[1] + 7}>
        {labels.totalCosts}
      </Lettering>
      <Lettering x={end} y={at(1, fixedCosts)[1] + 7}>
        {labels.fixedCosts}
      </Lettering>
      <Lettering x={chart.left + 16} y={chart.bottom - 68}>
        {labels.loss}
      </Lettering>
      <Lettering x={chart.right - 14} y={chart.bottom - 250} anchor="end">
        {labels.profit}
      </Lettering>
      <Lettering x={chart.right} y={chart.bottom + 52} anchor="end" className="font-medium">
        {labels.months}
      </Lettering>
    </Sheet>
  );
}

/** Both axes, the months, and the shop: opening on the left, established on the right. */
function Axes() {
  const { left, top, bottom } = chart;
  const shares = steps(months + 1, 0, 1);
  const ordinates = shares.slice(1).map((share) => {
    const [x, y] = at(share, Math.min(salesAt(share), costsAt(share)) - 5);
    return uprights([x], Math.min(y, bottom), bottom);
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
      <path strokeWidth={1.75} d={`M12 ${bottom}H862`} />
      <Shop x={48} ground={bottom} width={46} height={58} />
      <StreetTree x={30} ground={bottom} height={46} />
      <StreetTree x={730} ground={bottom} height={62} />
      <Shop x={752} ground={bottom} width={46} height={58} awning="fill-accent" />
      <Shop x={798} ground={bottom} width={46} height={66} awning="fill-accent" flip />
    </>
  );
}

/** The point itself, where it falls among the months, and its name above. */
function TurningPoint({ name }: { readonly name: string }) {
  const [x, y] = at(turning, salesAt(turning));
  return (
    <>
      <path className="stroke-accent" strokeDasharray="2 5" d={uprights([x], y, chart.bottom)} />
      <path className="stroke-accent" strokeWidth={1} d={uprights([x], y - 118, y)} />
      <path className="stroke-accent" d={disc(x, y, 16)} />
      <path className="fill-accent stroke-paper" strokeWidth={2} d={disc(x, y, 8)} />
      <path className="fill-accent stroke-paper" d={disc(x, chart.bottom, 5)} />
      <Lettering x={x} y={y - 132} anchor="middle" size={30} className="fill-accent font-display">
        {name}
      </Lettering>
    </>
  );
}
