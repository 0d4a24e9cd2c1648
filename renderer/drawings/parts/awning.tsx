/** An awning seen square on: a sloped cloth, striped or plain, with its valance. */
import { round, shape, steps } from './pen.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly drop: number;
  readonly cloth: string;
  /** A class for every second stripe; without one the cloth is plain. */
  readonly stripe?: string | undefined;
  readonly edge?: 'scallop' | 'straight' | undefined;
}

export function Awning({ x, y, width, drop, cloth, stripe, edge = 'scallop' }: Props) {
  const count = Math.max(5, Math.round(width / 9) | 1);
  const [top, foot] = [steps(count + 1, x + 3, x + width - 3), steps(count + 1, x - 3, x + width + 3)];
  const pitch = (width + 6) / count;
  const skirt = drop * 0.26;
  const at = (index: number): readonly [number, number] => [top[index] ?? x, foot[index] ?? x];
  const lobe = edge === 'scallop' ? `a${round(pitch / 2)} ${round(skirt * 0.9)} 0 0 1 ${round(-pitch)} 0` : `h${round(-pitch)}`;
  const valance = (left: number, right: number, lobes: string) =>
    `M${round(left)} ${round(y + drop)}V${round(y + drop + skirt)}M${round(right)} ${round(y + drop)}v${round(skirt)}${lobes}V${round(y + drop)}z`;
  const stripes = stripe ? steps(count, 0, count - 1).filter((index) => index % 2 === 1) : [];
  return (
    <g strokeWidth={0.75}>
      <path className={cloth} d={valance(x - 3, x + width + 3, lobe.repeat(count))} />
      <path
        className={cloth}
        strokeWidth={1}
        d={shape([
          [x + 3, y],
          [x + width - 3, y],
          [x + width + 3, y + drop],
          [x - 3, y + drop],
        ])}
      />
      {stripe ? (
        <path
          className={stripe}
          d={stripes
            .map(
              (index) =>
                shape([
                  [at(index)[0], y],
                  [at(index + 1)[0], y],
                  [at(index + 1)[1], y + drop],
                  [at(index)[1], y + drop],
                ]) + valance(at(index)[1], at(index + 1)[1], lobe),
            )
            .join('')}
        />
      ) : null}
    </g>
  );
}
