/** A draughtsman's tools seen from above, each drawn around its own 0. */
import { box, disc, levels, line, onCircle, round, shape, steps, uprights } from './pen.ts';

interface Laid {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

const laid = ({ x, y, turn }: Laid): string => `translate(${x} ${y}) rotate(${turn})`;

/** A set square of 45 degrees, its middle cut out, its edges graduated; from its right angle. */
export function SetSquare({ side, ...at }: Laid & { readonly side: number }) {
  const inner = shape([
    [26, -26],
    [26, -side + 63],
    [side - 63, -26],
  ]);
  const ticks = steps(Math.floor((side - 40) / 5), 20, side - 24);
  return (
    <g transform={laid(at)} strokeWidth={0.75}>
      <path className="fill-wash-sky" fillRule="evenodd" strokeWidth={1} d={`M0 0V${-side}L${side} 0Z${inner}`} />
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.5}
        d={ticks.map((tick, index) => `M${round(tick)} 0v${index % 5 ? -4 : -8}M0 ${round(-tick)}h${index % 5 ? 4 : 8}`).join('')}
      />
      <path d={disc(13, -13, 3.5)} />
    </g>
  );
}

/** A flat scale rule. */
export function ScaleRule({ length, ...at }: Laid & { readonly length: number }) {
  const ticks = steps(Math.round(length / 4), 8, length - 8);
  const reach = (index: number) => (index % 10 === 0 ? 8 : index % 5 === 0 ? 6 : 3.5);
  return (
    <g transform={laid(at)} strokeWidth={0.75}>
      <path className="fill-wash-sand" strokeWidth={1} d={box(0, -13, length, 26)} />
      <path d={levels([-2, 2], 0, length)} />
      <path
        className="max-sm:hidden"
        strokeWidth={0.5}
        d={ticks.map((tick, index) => `M${round(tick)}-13v${reach(index)}M${round(tick)} 13v${-reach(index)}`).join('')}
      />
      <path d={disc(length - 14, 0, 1.5)} />
    </g>
  );
}

/** A pencil, from the tip of its lead; the barrel takes the given fill. */
export function Pencil({ length, barrel, ...at }: Laid & { readonly length: number; readonly barrel: string }) {
  return (
    <g transform={laid(at)} strokeWidth={0.75}>
      <path className={barrel} strokeWidth={1} d={`M26-6H${length - 22}v12H26q3-2 0-4q4-2 0-4q3-2 0-4z`} />
      <path d={levels([-2, 2], 28, length - 22)} />
      <path className="fill-wash-sand" d="M0 0l26-6q3 2 0 4q4 2 0 4q3 2 0 4z" />
      <path className="fill-ink" d="M0 0l9-2v4z" />
      <path className="fill-paper-deep" d={`${box(length - 22, -6, 10, 12)}${uprights([length - 19, -15 + length], -6, 6)}`} />
      <path className="fill-wash-clay" d={`M${length - 12}-6h8q4 0 4 6t-4 6h-8z`} />
    </g>
  );
}

/** A pair of compasses lying open, from its hinge; the legs reach down on both sides. */
export function Compass({ leg, open, ...at }: Laid & { readonly leg: number; readonly open: number }) {
  const limb = (side: 1 | -1) => (
    <g transform={`rotate(${(-side * open) / 2})`} strokeWidth={0.75}>
      <path className="fill-paper-deep" strokeWidth={1} d={`M-4 6h8l-1.5 ${leg * 0.62}h-5z`} />
      <path className="fill-paper" d={`M-3.5 ${round(leg * 0.62)}h7l-1 ${round(leg * 0.22)}h-5z${disc(0, leg * 0.68, 2)}`} />
      <path
        className="fill-ink"
        d={
          side === 1
            ? `M-1.5 ${round(leg * 0.84)}h3L0 ${leg}z`
            : `M-2 ${round(leg * 0.84)}h4l-.5 ${round(leg * 0.1)}L0 ${leg}l-1.5 ${round(-leg * 0.06)}z`
        }
      />
    </g>
  );
  return (
    <g transform={laid(at)}>
      {limb(1)}
      {limb(-1)}
      <path className="fill-paper" strokeWidth={1} d={`${disc(0, 0, 9)}M-3-9v-15h6v15`} />
      <path strokeWidth={0.75} d={`${disc(0, 0, 3.5)}${levels([-12, -15, -18, -21], -3, 3)}`} />
    </g>
  );
}

/** A cup on its saucer. */
export function Cup({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  const [ax, ay] = onCircle([0, 0], radius * 0.62, 0.32);
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1} d={disc(0, 0, radius)} />
      <path d={disc(0, 0, round(radius * 0.86))} />
      <path className="fill-paper" strokeWidth={1} d={`M${round(ax)} ${round(ay)}l14 5q6 6-2 9l-16-4`} />
      <path className="fill-paper" strokeWidth={1} d={disc(0, 0, round(radius * 0.6))} />
      <path className="fill-ink-soft" d={disc(0, 0, round(radius * 0.5))} />
    </g>
  );
}

/** A roll of tracing paper, its loose end lying flat. */
export function Roll({ length, ...at }: Laid & { readonly length: number }) {
  return (
    <g transform={laid(at)} strokeWidth={0.75}>
      <path
        className="fill-paper"
        d={shape([
          [4, 10],
          [length - 4, 10],
          [length - 8, 30],
          [9, 31],
        ])}
      />
      <path className="fill-paper" strokeWidth={1} d={`M0-12H${length}q5 12 0 24H0q-5-12 0-24z`} />
      <path d={`M0-12q5 12 0 24M0-5q2.5 5 0 10${levels([-5, 5], 8, length - 4)}`} />
      <path
        className="stroke-ink-soft"
        d={line([
          [12, 26],
          [length - 12, 26],
        ])}
        strokeDasharray="2 4"
      />
    </g>
  );
}
