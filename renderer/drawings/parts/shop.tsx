/** A Parisian shopfront between two piers, standing on y 0: painted joinery, fascia, glazing, door, goods and awning. */
import { Awning } from './awning.tsx';
import { row, type Thing } from './goods.ts';
import { between, box, disc, levels, round, uprights } from './pen.ts';

export interface Shop {
  readonly width: number;
  readonly height: number;
  /** The paint of the joinery, a fill class. */
  readonly paint: string;
  /** The middle of the door, as a share of the width. */
  readonly door: number;
  readonly goods: readonly Thing[];
  /** Lettering on the fascia: long, short, or a round medallion between two rules. */
  readonly sign: 'long' | 'short' | 'medallion';
  readonly letters?: string;
  readonly awning?: { readonly cloth: string; readonly stripe?: string; readonly edge?: 'scallop' | 'straight'; readonly drop?: number };
  readonly glass?: string;
  /** What stands on a glass shelf halfway up each window. */
  readonly shelf?: readonly Thing[];
  /** Arched heads to the windows rather than a strip of small panes. */
  readonly arched?: true;
}

const FASCIA = 19;
const RISER = 13;
const DOOR = 19;
const SHELF = -33;

/** A pane between a stall riser and the fascia, arched or square. */
const pane = (left: number, right: number, top: number, foot: number, arched: boolean): string =>
  arched
    ? `M${round(left)} ${foot}V${round(top + 7)}Q${round(left)} ${top} ${round(left + 7)} ${top}H${round(right - 7)}Q${round(right)} ${top} ${round(right)} ${round(top + 7)}V${foot}Z`
    : box(left, top, right - left, foot - top);

function Sign({ shop, y }: { readonly shop: Shop; readonly y: number }) {
  const half = shop.width * (shop.sign === 'long' ? 0.3 : 0.16);
  const middle = shop.width / 2;
  const bar = (left: number, right: number) => box(left, y - 1.2, right - left, 2.4);
  const letters = `${shop.letters ?? 'fill-ink'} stroke-none`;
  if (shop.sign !== 'medallion') return <path className={letters} d={bar(middle - half, middle + half)} />;
  return (
    <>
      <path className={letters} d={bar(middle - half * 2, middle - 11) + bar(middle + 11, middle + half * 2)} />
      <path className="fill-paper" d={disc(middle, y, 5.5) + disc(middle, y, 2.5)} />
    </>
  );
}

export function ShopFront({ shop, x }: { readonly shop: Shop; readonly x: number }) {
  const { width, height, awning } = shop;
  const head = -height + FASCIA;
  const door = round(width * shop.door);
  const [left, right] = [door - DOOR / 2, door + DOOR / 2];
  const windows = (
    [
      [8, left - 3],
      [right + 3, width - 8],
    ] as const
  ).filter(([from, to]) => to - from > 12);
  const arched = shop.arched === true;
  const glass = shop.glass ?? 'fill-paper';
  const total = windows.reduce((sum, [from, to]) => sum + to - from, 0);
  const shares = windows.map(([from, to]) => Math.round(((to - from) / total) * shop.goods.length));
  const shelf = ([from, to]: readonly [number, number]) =>
    row(shop.shelf ?? [], from + 2, to - 2, SHELF) + levels([SHELF, SHELF + 1.5], from, to);
  const stall = (index: number) => (index === 0 ? shop.goods.slice(0, shares[0]) : shop.goods.slice(shares[0]));
  return (
    <g transform={`translate(${x} 0)`} strokeWidth={0.75}>
      <path className={shop.paint} strokeWidth={1} d={box(0, -height, width, height)} />
      <path d={box(4, -height + 6, width - 8, 10) + levels([-height + 3, head], 0, width) + uprights([5, width - 5], head, 0)} />
      <path
        className="max-sm:hidden"
        d={
          box(1.3, head + 4, 2.4, height - FASCIA - 18) +
          box(width - 3.7, head + 4, 2.4, height - FASCIA - 18) +
          levels([-10], 0, 5) +
          levels([-10], width - 5, width)
        }
      />
      <Sign shop={shop} y={-height + 11} />
      <path className={glass} d={windows.map(([from, to]) => pane(from, to, head + 3, -RISER, arched)).join('')} />
      <path className="max-sm:hidden" d={windows.map(([from, to]) => box(from + 2, -RISER + 3, to - from - 4, RISER - 6)).join('')} />
      {arched ? null : (
        <path
          d={windows
            .map(
              ([from, to]) =>
                levels([head + 12], from, to) + uprights(between(Math.round((to - from) / 11), from, to), head + 3, head + 12),
            )
            .join('')}
        />
      )}
      <path
        className="stroke-ink-soft"
        d={windows
          .map(([from, to]) => uprights(between(Math.max(0, Math.round((to - from) / 34) - 1), from, to), head + (arched ? 3 : 12), -RISER))
          .join('')}
      />
      {windows.map(([from, to], index) => (
        <path key={from} className="fill-wash-sand" strokeWidth={0.6} d={row(stall(index), from + 1, to - 1, -RISER)} />
      ))}
      {shop.shelf ? <path className="fill-paper" strokeWidth={0.6} d={windows.map(shelf).join('')} /> : null}
      <path className={shop.paint} strokeWidth={1} d={box(left, head + 3, DOOR, height - FASCIA - 3)} />
      <path className={glass} d={box(left + 3, head + 6, DOOR - 6, 7) + box(left + 3, head + 16, DOOR - 6, height - FASCIA - 30)} />
      <path d={box(left + 3, -11, DOOR - 6, 8) + levels([head + 14], left, right) + uprights([right - 4.5], -27, -20)} />
      {awning ? (
        <Awning
          x={5}
          y={head - 1}
          width={width - 10}
          drop={awning.drop ?? 20}
          cloth={awning.cloth}
          stripe={awning.stripe}
          edge={awning.edge}
        />
      ) : null}
    </g>
  );
}
