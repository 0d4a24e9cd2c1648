/** The break-even chart: sales and total costs by month, with the loss before and the profit after they meet. */
import { disc, line, type Point, shape, steps, uprights } from '../pen.ts';
import { ArrowHead, type GuideDrawing, Lettering, Sheet } from './sheet.tsx';

const chart = { left: 116, right: 688, top: 44, bottom: 436 };
const months = 24;
const fixedCosts = 108;
const fullSales = 364;
/** Goods and commissions, as a share of sales. */
const variableShare = 0.3;

const at = (share: number, amount: number): Point => [chart.left + share * (chart.right - chart.left), chart.bottom - amount];
/** Returns the sales after `share` of the months: an S-curve. */
const salesAt = (share: number): number => (fullSales * (1 - Math.cos(Math.PI * share))) / 2;
const costsAt = (share: number): number => fixedCosts + variableShare * salesAt(share);
/** Share of the months at which sales equal total costs. */
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

/** Both axes, the ticks of the months, and the street. */
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
      <Street />
    </>
  );
}

/** The new shop on the left; the established shop and a neighbour on the right. */
function Street() {
  return (
    <>
      <g strokeWidth={1}>
        <path className="fill-paper" d="M48 378h46v58h-46z" />
        <path className="fill-paper" d="M46.5 376h49v4h-49z" />
        <path strokeWidth={0.75} d="M51 390.3H91" />
        <path className="fill-wash-sky" strokeWidth={0.75} d="M52 397.1h22v31.4h-22zM78 397.1h12v34.9h-12z" />
        <path strokeWidth={0.75} d="M78 397.1h12v38.9h-12zM63 397.1V428.5M52 431H74" />
        <path d="M80.5 422.1V426.7" />
        <path className="fill-paper" d="M50 391.3L92 391.3L96 402.9L46 402.9Z" />
        <path
          strokeWidth={0.75}
          d="M56 391.3L53.1 402.9M62 391.3L60.3 402.9M68 391.3L67.4 402.9M74 391.3L74.6 402.9M80 391.3L81.7 402.9M86 391.3L88.9 402.9"
        />
      </g>
      <g strokeWidth={0.75}>
        <path d="M30 402.9V436" />
        <path className="fill-wash-sage" d="M17.1 402.9a12.9 14.2 0 1 1 25.8 0a12.9 11.6 0 1 1 -25.8 0z" />
        <path d="M30 397.7V436M30 408.1l6.5 -6.4M30 404.2l-5.8 -5.8" />
      </g>
      <g strokeWidth={0.75}>
        <path d="M730 391.4V436" />
        <path className="fill-wash-sage" d="M712.6 391.4a17.4 19.1 0 1 1 34.8 0a17.4 15.7 0 1 1 -34.8 0z" />
        <path d="M730 384.4V436M730 398.4l8.7 -8.7M730 393.1l-7.8 -7.8" />
      </g>
      <g strokeWidth={1}>
        <path className="fill-paper" d="M752 378h46v58h-46z" />
        <path className="fill-paper" d="M750.5 376h49v4h-49z" />
        <path strokeWidth={0.75} d="M755 390.3H795" />
        <path className="fill-wash-sky" strokeWidth={0.75} d="M756 397.1h22v31.4h-22zM782 397.1h12v34.9h-12z" />
        <path strokeWidth={0.75} d="M782 397.1h12v38.9h-12zM767 397.1V428.5M756 431H778" />
        <path d="M784.5 422.1V426.7" />
        <path className="fill-accent" d="M754 391.3L796 391.3L800 402.9L750 402.9Z" />
        <path
          className="stroke-paper"
          strokeWidth={0.75}
          d="M760 391.3L757.1 402.9M766 391.3L764.3 402.9M772 391.3L771.4 402.9M778 391.3L778.6 402.9M784 391.3L785.7 402.9M790 391.3L792.9 402.9"
        />
      </g>
      <g strokeWidth={1}>
        <path className="fill-paper" d="M798 370h46v66h-46z" />
        <path className="fill-paper" d="M796.5 368h49v4h-49z" />
        <path strokeWidth={0.75} d="M801 383.6H841" />
        <path className="fill-wash-sky" strokeWidth={0.75} d="M818 391.2h22v36.3h-22zM802 391.2h12v40.8h-12z" />
        <path strokeWidth={0.75} d="M802 391.2h12v44.8h-12zM829 391.2V427.4M818 429.9H840" />
        <path d="M811.5 420.2V425.4" />
        <path className="fill-accent" d="M800 384.6L842 384.6L846 397.8L796 397.8Z" />
        <path
          className="stroke-paper"
          strokeWidth={0.75}
          d="M806 384.6L803.1 397.8M812 384.6L810.3 397.8M818 384.6L817.4 397.8M824 384.6L824.6 397.8M830 384.6L831.7 397.8M836 384.6L838.9 397.8"
        />
      </g>
    </>
  );
}

/** The break-even point, its month, and its label. */
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
