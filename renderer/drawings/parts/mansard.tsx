/** A mansard: a steep slated slope with a dormer over each bay, a flatter zinc one above. */
import { box, levels, round, shape, steps, uprights } from './pen.ts';

export type Dormer = 'pediment' | 'segment' | 'round';

function dormer(x: number, base: number, kind: Dormer | undefined): string {
  if (kind === 'round') return `M${x - 8} ${base - 12}a8 8 0 1 1 16 0v12h-16z`;
  const top = base - 27;
  const head = kind === 'pediment' ? `M${x - 11} ${top}L${x} ${top - 7}L${x + 11} ${top}Z` : `M${x - 11} ${top}q11-10 22 0z`;
  return box(x - 8.5, top, 17, 27) + head;
}

const dormerGlass = (x: number, base: number, kind: Dormer | undefined): string =>
  kind === 'round' ? `M${x - 5} ${base - 12}a5 5 0 1 1 10 0a5 5 0 1 1-10 0z` : box(x - 5.5, base - 24, 11, 23);

const dormerBars = (x: number, base: number, kind: Dormer | undefined): string =>
  kind === 'round'
    ? `M${x - 5} ${base - 12}h10m-5-5v10`
    : uprights([x], base - 24, base - 1) + levels([base - 16, base - 8], x - 5.5, x + 5.5);

export function Mansard({
  width,
  eaves,
  height,
  bays,
  kind,
}: {
  readonly width: number;
  readonly eaves: number;
  readonly height: number;
  readonly bays: readonly number[];
  readonly kind: Dormer | undefined;
}) {
  const brow = eaves - height;
  const seat = eaves - 4;
  return (
    <g strokeWidth={0.75}>
      <path
        className="fill-paper-deep"
        d={shape([
          [10, brow],
          [30, brow - 12],
          [width - 30, brow - 12],
          [width - 10, brow],
        ])}
      />
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.5}
        d={steps(Math.round(width / 16), 30, width - 30)
          .map((x) => `M${round(x)} ${round(brow - 12)}L${round(10 + ((x - 30) * (width - 20)) / (width - 60))} ${round(brow)}`)
          .join('')}
      />
      <path
        className="fill-wash-sky"
        strokeWidth={1}
        d={shape([
          [2, eaves],
          [9, brow],
          [width - 9, brow],
          [width - 2, eaves],
        ])}
      />
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.4}
        d={steps(Math.round(height / 5), brow + 5, eaves - 5)
          .map((y) => levels([y], 9 - ((y - brow) / height) * 7, width - 9 + ((y - brow) / height) * 7))
          .join('')}
      />
      <path className="fill-paper" d={box(7, brow - 1.5, width - 14, 3)} />
      <path className="fill-paper" d={bays.map((x) => dormer(round(x), seat, kind)).join('')} />
      <path className="fill-ink-soft" d={bays.map((x) => dormerGlass(round(x), seat, kind)).join('')} />
      <path className="stroke-paper max-sm:hidden" d={bays.map((x) => dormerBars(round(x), seat, kind)).join('')} />
    </g>
  );
}
