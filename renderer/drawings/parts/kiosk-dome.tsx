/** An onion dome of zinc scales between ribs, standing on its eaves at `y`, with its lantern and finial. */
import { box, disc, type Point, round, shape, steps, uprights } from './pen.ts';

const HEIGHT = 102;

/** Half the dome's width, and the height reached, from the eaves (0) to the lantern (1). */
function profile(share: number): Point {
  const rest = 1 - share;
  const blend = (a: number, b: number, c: number, d: number) =>
    a * rest ** 3 + 3 * b * share * rest ** 2 + 3 * c * share ** 2 * rest + d * share ** 3;
  return [blend(106, 118, 26, 9), -blend(0, 64, 60, HEIGHT)];
}

/** A line up the dome, `side` from -1 (the left edge) to 1. */
const meridian = (side: number): Point[] => steps(25, 0, 1).map((share) => [profile(share)[0] * side, profile(share)[1]]);

const band = (from: number, to: number): string => shape([...meridian(from), ...meridian(to).reverse()]);

/** Scales in rows, smaller upwards, narrower as the dome turns away. */
const scales = steps(17, 0.05, 0.93)
  .map((share, row) => {
    const [half, y] = profile(share);
    const drop = (profile(share - 0.03)[1] - y) * 3.2;
    const edges = steps(15, -7, 7)
      .map((index) => (index + (row % 2) / 2) / 7)
      .filter((turn) => Math.abs(turn) <= 1)
      .map((turn) => half * Math.sin((turn * Math.PI) / 2));
    const arcs = edges.slice(1).map((x, index) => {
      const width = x - (edges[index] ?? x);
      return `q${round(width / 2)} ${round(drop)} ${round(width)} 0`;
    });
    return `M${round(edges[0] ?? 0)} ${round(y)}${arcs.join('')}`;
  })
  .join('');

export function KioskDome({ x, y }: { readonly x: number; readonly y: number }) {
  const top = -HEIGHT;
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1} d={band(-1, 1)} />
      <path className="stroke-ink-soft" strokeWidth={0.5} d={scales} />
      <path className="fill-paper" d={band(-0.7, -0.64) + band(0.64, 0.7)} />
      <path className="fill-paper" d={box(-14, top - 4, 28, 5) + box(-9, top - 17, 18, 13) + box(-12, top - 20, 24, 3)} />
      <path d={uprights(steps(5, -6, 6), top - 15, top - 6)} />
      <path className="fill-wash-sage" d={`M-9 ${top - 20}q0-9 6-12q2-2 3-7q1 5 3 7q6 3 6 12z`} />
      <path className="fill-paper" d={`${disc(0, top - 42, 3.4)}M-1.6 ${top - 45.4}L0 ${top - 66}L1.6 ${top - 45.4}z`} />
    </g>
  );
}
