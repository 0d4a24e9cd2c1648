/** A small shopfront in elevation: wall and cornice, fascia, striped awning, window on its stall riser, glazed door. */
import { box, levels, round, shape, steps, uprights } from '../parts/pen.ts';

export interface ShopProps {
  readonly x: number;
  readonly ground: number;
  readonly width?: number;
  readonly height?: number;
  /** Fill of the awning: the accent, a wash or plain paper. */
  readonly awning?: string;
  /** Door on the left. */
  readonly flip?: boolean;
}

export function Shop({ x, ground, width = 38, height = 48, awning = 'fill-paper', flip = false }: ShopProps) {
  const top = ground - height;
  const fascia = height * 0.16;
  const drop = height * 0.2;
  const brow = top + 4 + fascia;
  const door = width * 0.26;
  const doorX = flip ? x + 4 : x + width - 4 - door;
  const glassX = flip ? x + 8 + door : x + 4;
  const glass = width - 12 - door;
  const riser = ground - height * 0.13;
  const sill = brow + drop * 0.5;
  return (
    <g strokeWidth={1}>
      <path className="fill-paper" d={box(x, top, width, height)} />
      <path className="fill-paper" d={box(x - 1.5, top - 2, width + 3, 4)} />
      <path strokeWidth={0.75} d={levels([brow - 1], x + 3, x + width - 3)} />
      <path
        className="fill-wash-sky"
        strokeWidth={0.75}
        d={box(glassX, sill, glass, riser - sill) + box(doorX, sill, door, ground - sill - 4)}
      />
      <path
        strokeWidth={0.75}
        d={
          box(doorX, sill, door, ground - sill) +
          uprights([glassX + glass / 2], sill, riser) +
          levels([riser + 2.5], glassX, glassX + glass)
        }
      />
      <path d={uprights([flip ? doorX + door - 2.5 : doorX + 2.5], ground - height * 0.24, ground - height * 0.16)} />
      <Awning x={x} y={brow} width={width} drop={drop} className={awning} />
    </g>
  );
}

/** A striped awning, its foot wider than its head. */
function Awning({
  x,
  y,
  width,
  drop,
  className,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly drop: number;
  readonly className: string;
}) {
  const stripes = Math.max(3, Math.round(width / 7));
  const head = steps(stripes + 1, x + 2, x + width - 2);
  const foot = steps(stripes + 1, x - 2, x + width + 2);
  const bands = head
    .map((from, index) => `M${round(from)} ${round(y)}L${round(foot[index] ?? from)} ${round(y + drop)}`)
    .slice(1, -1)
    .join('');
  return (
    <>
      <path
        className={className}
        d={shape([
          [x + 2, y],
          [x + width - 2, y],
          [x + width + 2, y + drop],
          [x - 2, y + drop],
        ])}
      />
      <path className={className === 'fill-accent' ? 'stroke-paper' : undefined} strokeWidth={0.75} d={bands} />
    </>
  );
}

/** A street tree on its stake: a clipped crown and the start of its branches. */
export function StreetTree({ x, ground, height = 56 }: { readonly x: number; readonly ground: number; readonly height?: number }) {
  const radius = round(height * 0.28);
  const crown = round(ground - height + radius);
  const rise = [round(radius * 1.1), round(radius * 0.9)];
  return (
    <g strokeWidth={0.75}>
      <path d={uprights([x], crown, ground)} />
      <path
        className="fill-wash-sage"
        d={`M${x - radius} ${crown}a${radius} ${rise[0]} 0 1 1 ${radius * 2} 0a${radius} ${rise[1]} 0 1 1 ${-radius * 2} 0z`}
      />
      <path
        d={
          uprights([x], crown - radius * 0.4, ground) +
          branch(x, crown + radius * 0.4, radius * 0.5) +
          branch(x, crown + radius * 0.1, -radius * 0.45)
        }
      />
    </g>
  );
}

const branch = (x: number, y: number, reach: number): string => `M${x} ${round(y)}l${round(reach)} ${round(-Math.abs(reach))}`;
