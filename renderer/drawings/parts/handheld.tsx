/** A handheld in the circle of a detail drawn large: the thing looked for, and where it is. */
import { box, disc, levels } from './pen.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function Handheld({ x, y, radius }: Props) {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1} d={disc(x, y, radius)} />
      <rect className="fill-accent stroke-none" x={x - 19} y={y - 36} width={38} height={72} rx={5} />
      <path className="fill-paper stroke-none" d={box(x - 15.5, y - 30, 31, 58) + box(x - 4, y - 33.5, 8, 1.2) + disc(x, y + 32, 1.8)} />
      <path className="fill-wash-sand" d={box(x - 11.5, y - 26, 23, 20)} />
      <path d={`M${x - 5} ${y - 9}v-7q0-2 2-3v-3h6v3q2 1 2 3v7z`} />
      <path d={levels([y - 1, y + 4, y + 9], x - 11.5, x + 2)} />
      <path className="fill-accent stroke-none" d={[-1, 4].map((dy) => disc(x + 9, y + dy, 1.6)).join('') + box(x - 11.5, y + 15, 23, 8)} />
      <path className="stroke-accent" d={disc(x + 9, y + 9, 1.6)} />
    </g>
  );
}
