/** Fitting rooms and stairs seen from above. */
import { between, box, levels, steps } from './pen.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Cubicles in a row, each with its stool, mirror and curtain. */
export function FittingRooms({
  x,
  y,
  count,
  width,
  depth,
}: At & { readonly count: number; readonly width: number; readonly depth: number }) {
  const rooms = steps(count, 0, (count - 1) * width);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-wash-clay stroke-none" d={box(0, 0, count * width, depth)} />
      <path className="fill-ink" strokeWidth={0.75} d={[...rooms, count * width].map((at) => box(at - 1.5, 0, 3, depth)).join('')} />
      <path strokeWidth={0.75} d={rooms.map((at) => `M${at + 3} ${depth}${'q3-5 6 0t6 0'.repeat(3)}`).join('')} />
      <path
        className="fill-paper"
        strokeWidth={0.75}
        d={rooms.map((at) => box(at + 6, 6, 13, 11) + box(at + width - 5, 12, 2, depth - 26)).join('')}
      />
    </g>
  );
}

/** A flight of stairs, with its way up and a break line. */
export function Stairs({ x, y, width, length }: At & { readonly width: number; readonly length: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" d={box(0, 0, width, length)} />
      <path d={levels(between(Math.round(length / 8) - 1, 0, length), 0, width)} />
      <path d={`M${width / 2} ${length - 2}V10m-4 6l4-6l4 6`} />
      <path className="fill-paper stroke-none" d={`M-1 ${length * 0.42}l${width + 2}-9v6l${-width - 2} 9z`} />
      <path
        d={`M-2 ${length * 0.42}l${width * 0.45}-4l2-5l2 8l2-4.5l${width * 0.45}-3.5m0 6l${-width * 0.45} 3.5l-2 4.5l-2-8l-2 5l${-width * 0.45} 4`}
      />
    </g>
  );
}
