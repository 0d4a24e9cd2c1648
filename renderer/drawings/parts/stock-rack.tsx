/** Stockroom racking: two bays of cartons on beams, standing on y 0. */
import { box, levels, uprights } from './pen.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const BEAMS = [-4, -52, -100, -148] as const;

/** Cartons on each beam from the left: widths and heights; the tones in turn. */
const LOADS: readonly (readonly (readonly [width: number, height: number])[])[] = [
  [
    [30, 26],
    [24, 34],
    [34, 22],
    [26, 30],
  ],
  [
    [26, 30],
    [30, 24],
    [24, 32],
    [34, 26],
  ],
  [
    [34, 22],
    [26, 34],
    [28, 28],
    [24, 22],
  ],
  [
    [24, 18],
    [32, 24],
    [22, 14],
    [34, 20],
  ],
];
const TONES = ['fill-wash-sand', 'fill-paper', 'fill-wash-clay'];

/** The carton that is looked for: its beam, and its place on it. */
const WANTED = [1, 0] as const;

const cartons = (width: number) =>
  LOADS.flatMap((load, beam) => {
    const total = load.reduce((sum, [size]) => sum + size, 0);
    const gap = (width - 12 - total) / (load.length - 1);
    return load.map(([size, height], place) => {
      const left = 6 + load.slice(0, place).reduce((sum, [before]) => sum + before + gap, 0);
      return { beam, place, left, size, height, top: (BEAMS[beam] ?? 0) - height, tone: TONES[(beam * 2 + place) % TONES.length] ?? '' };
    });
  });

export function StockRack({ x, y, width }: Props) {
  const all = cartons(width);
  const wanted = all.filter(({ beam, place }) => beam === WANTED[0] && place === WANTED[1]);
  const draw = (some: typeof all) => some.map(({ left, top, size, height }) => box(left, top, size, height)).join('');
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      {TONES.map((tone) => (
        <path key={tone} className={tone} d={draw(all.filter((carton) => carton.tone === tone))} />
      ))}
      <path
        className="stroke-ink-soft max-sm:hidden"
        d={all
          .map(
            ({ left, top, size, height }) =>
              uprights([left + size / 2 - 2, left + size / 2 + 2], top, top + height * 0.4) +
              levels([top + height - 5], left + 4, left + size * 0.4),
          )
          .join('')}
      />
      <path className="fill-accent" d={draw(wanted)} />
      <path
        className="stroke-paper"
        d={wanted
          .map(({ left, top, size, height }) => uprights([left + size / 2 - 2, left + size / 2 + 2], top + 1, top + height * 0.4))
          .join('')}
      />
      <path
        className="fill-paper"
        d={BEAMS.map((beam) => box(0, beam, width, 4)).join('') + [-2, width - 1].map((post) => box(post, -178, 3, 178)).join('')}
      />
    </g>
  );
}
