/** What stands on a Paris pavement, each on y 0: lamp post, advertising column, bench, bollards. */
import { box, levels, steps, uprights } from './pen.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

export function LampPost({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" d="M-6 0v-4h12v4zm1.5-4l1.5-16h6l1.5 16zm2.5-16l.8-86h2.4l.8 86z" />
      <path className="fill-ink" d="M-4-22h8v2h-8zm1.5-60h5v2h-5z" />
      <path d="M-9-88h18m-18 0q-2-2 0-3m18 3q2-2 0-3" />
      <path className="fill-paper" d="M-4-106h8l3-15h-14zm-3-15q1-8 7-9q6 1 7 9z" />
      <path d="M0-130v-5m-2.5-1.5h5M-2-106l-1-15m5 15l1-15" />
    </g>
  );
}

/** The round column that carries theatre posters. */
export function AdvertisingColumn({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-wash-sage" d="M-17 0v-9h34v9zm2-9v-5h30v5z" />
      <path className="fill-paper" strokeWidth={1} d="M-14-14v-66h28v66z" />
      <path className="fill-paper-deep" d={`${box(-11, -76, 12, 20)}${box(-11, -53, 15, 34)}`} />
      <path className="fill-wash-sand" d={`${box(3, -76, 9, 27)}${box(6, -45, 6, 20)}`} />
      <path
        className="stroke-ink-soft max-sm:hidden"
        d="M-9-60h8m-8-3h5m-4.5-4a3 3 0 1 1 6 0m-7 20h11m-11 4h11m-11 4h7m-7 14h11M4.5-52h6m-6-3h4m-3-15q3 3 0 6t1 6"
      />
      <path className="fill-wash-sage" d="M-19-84h38v4h-38zm4 0v-4h30v4zm2-4q1-13 10-18h6q9 5 10 18z" />
      <path className="max-sm:hidden" d={`M-7-88q1-12 5-18m9 18q-1-12-5-18M0-88v-18${uprights(steps(9, -17, 17), -84, -81)}`} />
      <path className="fill-wash-sage" d="M-3-106h6v-4h-6zm1.5-4q1.5-8 1.5-8q0 0 1.5 8z" />
    </g>
  );
}

/** A clipped box tree in its pot. */
export function BoxTree({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-wash-sage" d="M0-13v-6m-8-7a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
      <path className="stroke-ink-soft max-sm:hidden" strokeWidth={0.5} d="M1-21q3-1 5-4m-8 1q2 1 4-1m0-6q3 0 4 3m-8-1q2 0 3 2" />
      <path className="fill-paper" d="M-5 0l-1.5-11h13l-1.5 11zm-2.5-11h15v-2.5h-15z" />
    </g>
  );
}

export function Bollards({ x, y, count, pitch }: At & { readonly count: number; readonly pitch: number }) {
  const feet = steps(count, 0, (count - 1) * pitch);
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" d={feet.map((foot) => `M${foot - 1.8} 0v-17h3.6v17zm0-17a1.8 1.8 0 0 1 3.6 0z`).join('')} />
      <path d={feet.map((foot) => levels([-13], foot - 1.8, foot + 1.8)).join('')} />
    </g>
  );
}

/** Crates of fruit on trestles. */
export function Crates({ x, y }: At) {
  const fruit = [-14, -9.5, -5, 4, 8.5, 13].map((at) => `M${at - 2.5}-19a2.5 2.5 0 0 1 5 0`).join('');
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-wash-clay" d={fruit} />
      <path className="fill-paper" d="M-18-19h16l-1.5 9h-13zm20 0h16l-1.5 9h-13z" />
      <path d="M-17.5-16h15m5 0h15M-18-10h36m-32 0l-3 10m3-10l3 10m22-10l-3 10m3-10l3 10" />
    </g>
  );
}
