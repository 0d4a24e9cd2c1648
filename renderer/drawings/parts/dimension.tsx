/** A dimension line: oblique ticks at the given points, extension lines up towards what is measured. */
import { levels, round, uprights } from './pen.ts';

interface Props {
  readonly at: readonly number[];
  readonly y: number;
  /** How far the extension lines reach, upwards when negative. */
  readonly reach?: number;
  readonly tone?: string;
}

export function DimensionLine({ at, y, reach = -14, tone = 'stroke-ink-soft' }: Props) {
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  return (
    <g className={tone} strokeWidth={0.75}>
      <path d={levels([y], first - 6, last + 6) + uprights(at, y + reach, y + 4)} />
      <path strokeWidth={1.5} d={at.map((x) => `M${round(x - 3.5)} ${round(y + 3.5)}l7-7`).join('')} />
    </g>
  );
}
