/** A shop going up, standing on y 0: boarded up to the fascia, scaffold above, its sign still a dashed outline. */
import { box, levels, round, steps, uprights } from './pen.ts';

interface Props {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** A ladder leaning to the right from `foot`. */
const ladder = (foot: number): string =>
  `M${round(foot)} 1l9-70m0 70l9-70${steps(8, 0, 7)
    .map((rung) => `M${round(foot + 1 + rung * 1.03)}${-7 - rung * 8}h9`)
    .join('')}`;

export function Hoarding({ x, width, height }: Props) {
  const top = -58;
  const posts = steps(6, 4, width - 4);
  const board = (width - 8) / 5;
  return (
    <g transform={`translate(${x} 0)`} strokeWidth={0.75}>
      <path className="stroke-ink-soft" strokeDasharray="5 4" d={`M2 ${top}V${-height}H${width - 2}V${top}`} />
      <path className="stroke-accent" strokeDasharray="5 4" strokeWidth={1} d={box(16, -height + 7, width - 32, 14)} />
      <path d={uprights([8, 10, width - 10, width - 8], -height - 6, top)} />
      <path d={levels([-height - 2, -height, top - 3, top - 5], 2, width - 2)} />
      <path className="stroke-ink-soft" d={`M9 ${-height}L${width / 2} ${top - 4}L${width - 9} ${-height}`} />
      <path className="fill-wash-sand" strokeWidth={1} d={box(4, top, width - 8, -top)} />
      <path className="fill-accent stroke-none" d={`M4-44h${width - 8}v22h${8 - width}z`} />
      <path
        className="fill-paper stroke-none"
        d={steps(5, 0, 4)
          .map((index) => `M${4 + index * board}-22l${board / 2}-22h${board / 2}l${-board / 2} 22z`)
          .join('')}
      />
      <path d={uprights(posts, top, 0) + levels([-44, -22], 4, width - 4)} />
      <path className="fill-paper" d={box(0, top - 4, width, 4)} />
      <path className="fill-wash-sand" d={box(4 + board * 3, -50, board, 50)} />
      <path className="fill-paper" d={box(4 + board * 3 + 4, -45, board - 8, 14)} />
      <path d={`M${4 + board * 4 - 4}-24v4m-${board - 8}-16h${board - 10}m-${board - 10} 3h${board - 14}`} />
      <path d={ladder(board * 1.05)} />
    </g>
  );
}
