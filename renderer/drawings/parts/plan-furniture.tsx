/** Shop furniture seen from above. */
import { between, box, disc, levels, round, steps, uprights } from './pen.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** A double-sided gondola: two rows of shelves back to back, an end cap at each end. */
export function Gondola({ x, y, length, turned = false }: At & { readonly length: number; readonly turned?: boolean }) {
  const depth = 30;
  const bays = between(Math.round(length / 22) - 1, 0, length);
  return (
    <g transform={`translate(${x} ${y})${turned ? ' rotate(90)' : ''}`} strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1} d={box(0, -depth / 2, length, depth)} />
      <path className="fill-wash-sand" d={box(-9, -depth / 2 + 2, 9, depth - 4) + box(length, -depth / 2 + 2, 9, depth - 4)} />
      <path d={levels([-1.2, 1.2], 0, length)} />
      <path className="stroke-ink-soft" strokeWidth={0.5} d={uprights(bays, -depth / 2, depth / 2) + levels([-8, 8], 0, length)} />
    </g>
  );
}

/** Shelving against a wall, from one bay to the next, seen with its uprights. */
export function WallBays({
  x,
  y,
  length,
  depth = 16,
  turned = 0,
}: At & { readonly length: number; readonly depth?: number; readonly turned?: 0 | 90 | -90 }) {
  const count = Math.round(length / 32);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned})`} strokeWidth={0.75}>
      <path
        className="fill-paper"
        d={steps(count + 1, 0, length)
          .slice(0, -1)
          .map((bay) => box(bay, 0, length / count, depth))
          .join('')}
      />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.5}
        d={steps(count + 1, 0, length)
          .slice(0, -1)
          .map((bay) => `M${round(bay)} 0l${round(length / count)} ${depth}m0 ${-depth}l${round(-length / count)} ${depth}`)
          .join('')}
      />
    </g>
  );
}

/** A rail of hanging clothes. */
export function Rail({ x, y, length }: At & { readonly length: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path
        className="stroke-ink-soft"
        d={steps(Math.round(length / 4.5), 3, length - 3)
          .map((at, index) => `M${round(at)} -10l${[1.5, -1, 0.5][index % 3]} 20`)
          .join('')}
      />
      <path strokeWidth={1.25} d={`M0 0h${length}m0-4v8m${-length}-8v8`} />
    </g>
  );
}

/** A display table with things on it. */
export function Table({ x, y, radius }: At & { readonly radius: number }) {
  const things = steps(7, 0, 1)
    .slice(1)
    .map((turn) => disc(Math.sin(turn * 6.283) * radius * 0.62, Math.cos(turn * 6.283) * radius * 0.62, radius * 0.16));
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-wash-sand" strokeWidth={1} d={disc(0, 0, radius)} />
      <path className="fill-paper" d={things.join('') + disc(0, 0, radius * 0.28)} />
    </g>
  );
}

/** A mannequin on its round base, its skirt spread. */
export function Mannequin({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" d={disc(0, 0, 8.5)} />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.5}
        d="M0-3v-5.5M0 3v5.5M3 0h5.5M-3 0h-5.5M2.1-2.1l3.9-3.9M-2.1-2.1l-3.9-3.9M2.1 2.1l3.9 3.9M-2.1 2.1l-3.9 3.9"
      />
      <path className="fill-wash-clay" d={disc(0, 0, 3)} />
    </g>
  );
}

/** The counter: two arms, a till, a bag well. */
export function Till({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-wash-sand" strokeWidth={1} d="M0 0h74v22h-52v46h-22z" />
      <path className="fill-ink-soft" d={box(5, 36, 12, 14)} />
      <path className="fill-paper" d={`${box(5, 53, 12, 8)}${box(32, 5, 14, 12)}${box(52, 6, 16, 10)}`} />
      <path className="fill-paper" d={disc(40, 42, 7) + disc(40, 42, 3.5)} />
    </g>
  );
}

/** Metal racking with boxes on it. */
export function Racking({ x, y, length, depth = 18 }: At & { readonly length: number; readonly depth?: number }) {
  const slots = steps(Math.floor(length / 16), 2, length - 15);
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path d={box(0, 0, length, depth)} />
      <path
        className="fill-wash-sand"
        strokeWidth={0.6}
        d={slots.map((slot, index) => box(slot, 2 + (index % 2), 12 - (index % 3) * 2, depth - 5)).join('')}
      />
      <path
        strokeWidth={0.5}
        d={slots.map((slot, index) => `M${round(slot)} ${2 + (index % 2) + (depth - 5) / 2}h${12 - (index % 3) * 2}`).join('')}
      />
    </g>
  );
}
