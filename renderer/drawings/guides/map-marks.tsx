/** What stands on a town plan: a market hall on its square; beside it, the scale and the north. */
import { box, disc, type Point, steps, uprights } from '../parts/pen.ts';

/** A market hall on its square, under glazed roofs. */
export function MarketHall({ at: [x, y] }: { readonly at: Point }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-7)`} strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1.25} d={box(-27, -18, 54, 36)} />
      <path className="stroke-ink-soft" strokeWidth={0.5} d={uprights(steps(15, -25, 25), -18, 18)} />
      <path d={`M-27-6h54M-27 6h54M-27-18l6 12l-6 12l6 12M27-18l-6 12l6 12l-6 12`} />
      <path className="fill-wash-sage" d={[-27, -9, 9, 27].map((tree) => disc(tree, -27, 4) + disc(tree, 27, 4)).join('')} />
    </g>
  );
}

/** The map's scale and its north, below the names. */
export function Key() {
  return (
    <>
      <path strokeWidth={0.75} d={box(652, 484, 120, 7)} />
      <path className="fill-ink" strokeWidth={0.75} d={box(652, 484, 30, 7) + box(712, 484, 30, 7)} />
      <path strokeWidth={0.75} d={`${uprights([652, 682, 712, 742, 772], 478, 484)}${disc(826, 474, 18)}M826 500V444`} />
      <path className="fill-ink" strokeWidth={0.75} d="M826 444l6 30h-6z" />
      <path className="fill-paper" strokeWidth={0.75} d="M826 444l-6 30h6z" />
    </>
  );
}
