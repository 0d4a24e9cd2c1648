/** Roofs of a street: mansards with dormers, tiled slopes, parapets, a corner dome; and the chimney stacks. */
import { type Dormer, Mansard } from './mansard.tsx';
import { box, levels, shape, steps, uprights } from './pen.ts';

export interface Roof {
  readonly kind: 'mansard' | 'slope' | 'parapet';
  readonly height: number;
  readonly dormer?: Dormer;
  /** Where the stacks stand, across the house. */
  readonly stacks: readonly number[];
}

/** A brick stack standing at `y`, with a row of pots. */
function Stack({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  return (
    <g strokeWidth={0.75}>
      <path
        className="fill-wash-clay"
        d={steps(4, x - 8, x + 8)
          .map((pot) => box(pot - 1.6, y - height - 9, 3.2, 7))
          .join('')}
      />
      <path className="fill-wash-clay" d={box(x - 11, y - height, 22, height)} />
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.5}
        d={levels(steps(Math.floor(height / 4), y - height + 5, y - 4), x - 11, x + 11)}
      />
      <path className="fill-paper" d={box(x - 12.5, y - height - 2.5, 25, 3.5)} />
    </g>
  );
}

function Slope({ width, eaves, height }: { readonly width: number; readonly eaves: number; readonly height: number }) {
  const lights = width > 140 ? [width * 0.3, width * 0.68] : [width * 0.45];
  return (
    <g strokeWidth={0.75}>
      <path
        className="fill-wash-clay"
        strokeWidth={1}
        d={shape([
          [-3, eaves],
          [5, eaves - height],
          [width - 5, eaves - height],
          [width + 3, eaves],
        ])}
      />
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.4}
        d={steps(Math.round(height / 4), eaves - height + 4, eaves - 4)
          .map((y) => levels([y], -3 + ((eaves - y) / height) * 8, width + 3 - ((eaves - y) / height) * 8))
          .join('')}
      />
      <path
        className="fill-paper"
        d={lights.map((x) => box(x - 6, eaves - height * 0.72, 12, height * 0.4)).join('') + box(4, eaves - height - 2, width - 8, 2.5)}
      />
    </g>
  );
}

/** Stone balusters between piers, along a flat roof. */
function Parapet({ width, eaves, height }: { readonly width: number; readonly eaves: number; readonly height: number }) {
  const piers = steps(4, 5, width - 5);
  return (
    <g className="fill-paper" strokeWidth={0.75}>
      <path d={box(2, eaves - height + 3, width - 4, height - 3)} />
      <path
        className="stroke-ink-soft max-sm:hidden"
        d={uprights(steps(Math.round(width / 4.5), 10, width - 10), eaves - height + 5, eaves - 2)}
      />
      <path d={piers.map((x) => box(x - 4, eaves - height + 3, 8, height - 3)).join('') + box(-1, eaves - height, width + 2, 3)} />
    </g>
  );
}

export function RoofLine({
  roof,
  width,
  eaves,
  bays,
}: {
  readonly roof: Roof;
  readonly width: number;
  readonly eaves: number;
  readonly bays: readonly number[];
}) {
  const { kind, height, stacks } = roof;
  return (
    <>
      {stacks.map((x) => (
        <Stack key={x} x={x} y={eaves - height + 2} height={kind === 'mansard' ? 30 : 20} />
      ))}
      {kind === 'mansard' ? <Mansard width={width} eaves={eaves} height={height} bays={bays} kind={roof.dormer} /> : null}
      {kind === 'slope' ? <Slope width={width} eaves={eaves} height={height} /> : null}
      {kind === 'parapet' ? <Parapet width={width} eaves={eaves} height={height} /> : null}
    </>
  );
}
