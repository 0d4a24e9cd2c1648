/** What shows through the glass: the window display, the table of the hot zone, the till on its counter. */
import { box, levels, steps, uprights } from '../parts/pen.ts';

interface GoodsProps {
  readonly x: number;
  /** The line the goods stand on. */
  readonly y: number;
}

/** Plinths of several heights with a dress form, bags and bottles, under two lamps. */
export function Display({ x, width, sill }: { readonly x: number; readonly width: number; readonly sill: number }) {
  return (
    <g strokeWidth={1}>
      <path strokeWidth={0.75} d={uprights([x + width * 0.36, x + width * 0.7], 272, 292)} />
      {[0.36, 0.7].map((at) => (
        <path key={at} className="fill-paper" d={`M${x + width * at - 9} 302q2-10 9-10t9 10z`} />
      ))}
      <DressForm x={x + 40} y={sill} />
      <path className="fill-paper" d={box(x + 70, sill - 34, 44, 34) + box(x + 114, sill - 16, 52, 16)} />
      <path strokeWidth={0.75} d={levels([sill - 29], x + 70, x + 114)} />
      <Bag x={x + 92} y={sill - 34} />
      {[0, 1, 2].map((index) => (
        <Bottle key={index} x={x + 124 + index * 15} y={sill - 16} />
      ))}
    </g>
  );
}

/** A sewing bust on its stand. */
function DressForm({ x, y }: GoodsProps) {
  return (
    <>
      <path d={`M${x} ${y}v-26M${x - 11} ${y}q11-7 22 0`} />
      <path className="fill-wash-clay" d={`M${x - 4} ${y - 92}h8v7q13 2 14 10l-5 20q-2 8 1 14l4 15h-36l4-15q3-6 1-14l-5-20q1-8 14-10z`} />
      <path strokeWidth={0.75} d={`M${x} ${y - 85}v59M${x - 12} ${y - 50}q12 4 24 0`} />
    </>
  );
}

function Bag({ x, y }: GoodsProps) {
  return (
    <>
      <path d={`M${x - 7} ${y - 24}v-5q0-8 7-8t7 8v5`} />
      <path className="fill-wash-sand" d={`M${x - 13} ${y - 24}h26l3 24h-32z`} />
      <path strokeWidth={0.75} d={`M${x - 14} ${y - 16}h28`} />
    </>
  );
}

function Bottle({ x, y }: GoodsProps) {
  return <path className="fill-wash-sage" d={`${box(x - 2, y - 27, 4, 6)}M${x - 2} ${y - 21}q-4 2-4 6v15h12v-15q0-4-4-6z`} />;
}

/** The table met first on entering, its goods stacked, ringed in accent. */
export function HotZone({ x, floor }: { readonly x: number; readonly floor: number }) {
  const top = floor - 34;
  return (
    <>
      <path
        className="fill-wash-sand stroke-accent"
        strokeDasharray="5 4"
        strokeWidth={1.5}
        d={`M${x - 23} ${floor}v-62q0-24 23-24t23 24v62z`}
      />
      <g strokeWidth={1}>
        <path d={uprights([x - 14, x + 14], top + 4, floor)} />
        <path className="fill-paper" d={box(x - 19, top, 38, 4)} />
        <path className="fill-paper" d={[0, 1, 2].map((row) => box(x - 15 + row * 2, top - 6 - row * 6, 30 - row * 4, 6)).join('')} />
        <path className="fill-wash-sage" d={`${box(x - 2, top - 32, 4, 5)}M${x - 5} ${top - 27}h10v9h-10z`} />
      </g>
    </>
  );
}

/** Counter and till, with shelves behind. */
export function Till({ x, floor }: { readonly x: number; readonly floor: number }) {
  const top = floor - 42;
  return (
    <g strokeWidth={1}>
      <g strokeWidth={0.75} className="stroke-ink-soft">
        <path d={levels([292, 314, 336], x - 34, x + 26) + uprights([x - 34], 280, top)} />
        <path
          d={[292, 314, 336]
            .flatMap((y, row) =>
              steps(6, x - 30, x + 18).map((at, index) => box(at, y - 6 - ((index + row) % 3) * 4, 6, 6 + ((index + row) % 3) * 4)),
            )
            .join('')}
        />
      </g>
      <path className="fill-paper" d={box(x - 36, top, 64, 5) + box(x - 33, top + 5, 58, floor - top - 5)} />
      <path strokeWidth={0.75} d={uprights(steps(7, x - 26, x + 18), top + 10, floor)} />
      <path className="fill-ink" d={`M${x + 2} ${top - 18}h22v12h-22zM${x + 11} ${top - 6}h4v6h-4z`} />
    </g>
  );
}
