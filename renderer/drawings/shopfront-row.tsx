import { Hoarding } from './parts/hoarding.tsx';
import { levels } from './parts/pen.ts';
import { type Shop, ShopFront } from './parts/shop.tsx';
import { BoxTree, Crates, LampPost } from './parts/street-furniture.tsx';
import { Tree } from './parts/tree.tsx';

const GROUND = 196;
const SCALE = 1.85;

/** Beauty, fashion, food, home; each with where it starts, in the shops' own units. */
const SHOPS: readonly { readonly x: number; readonly shop: Shop }[] = [
  {
    x: 19,
    shop: {
      width: 104,
      height: 82,
      paint: 'fill-wash-clay',
      door: 0.82,
      sign: 'medallion',
      arched: true,
      goods: ['flacon', 'tube', 'bottle', 'flacon', 'tube', 'jar', 'flacon'],
      shelf: ['jar', 'flacon', 'tube', 'flacon', 'jar'],
    },
  },
  {
    x: 142,
    shop: {
      width: 130,
      height: 88,
      paint: 'fill-paper',
      door: 0.5,
      sign: 'long',
      goods: ['dress', 'bag', 'coat', 'coat', 'shoe', 'dress'],
      awning: { cloth: 'fill-ink-soft', edge: 'straight', drop: 15 },
    },
  },
  {
    x: 291,
    shop: {
      width: 118,
      height: 80,
      paint: 'fill-wash-sage',
      door: 0.2,
      sign: 'short',
      goods: ['cheese', 'loaves', 'jar', 'cake', 'croquembouche', 'loaves'],
      awning: { cloth: 'fill-paper', stripe: 'fill-ink-soft', drop: 18 },
    },
  },
  {
    x: 563,
    shop: {
      width: 66,
      height: 84,
      paint: 'fill-ink-soft',
      door: 0.3,
      goods: ['lamp', 'vase'],
      shelf: ['books', 'vase'],
      sign: 'long',
      letters: 'fill-paper',
    },
  },
];

/** The clients page's strip: shops of several trades, and a new one going up behind its hoarding. */
export function ShopfrontRow() {
  return (
    <>
      <path strokeWidth={1.5} d={levels([GROUND + 7], 0, 1200)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={levels([GROUND, GROUND + 12], 0, 1200)} />
      <g transform={`translate(0 ${GROUND}) scale(${SCALE})`}>
        {SHOPS.map(({ x, shop }) => (
          <ShopFront key={x} shop={shop} x={x} />
        ))}
        <Hoarding x={428} width={116} height={86} />
        <Crates x={373} y={2} />
        {[268, 297].map((x) => (
          <BoxTree key={x} x={x} y={3} />
        ))}
      </g>
      <g transform={`translate(777 ${GROUND + 4}) scale(1.3)`}>
        <LampPost x={0} y={0} />
      </g>
      <Tree x={246} y={GROUND + 4} height={166} spread={64} />
      <Tree x={1026} y={GROUND + 4} height={176} spread={66} />
    </>
  );
}
