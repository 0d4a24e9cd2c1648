/** The rounded corner of a Haussmann block, standing on y 0, under its ribbed dome and lantern. */
import { Railing } from './balcony.tsx';
import { box, disc, levels, round, steps, uprights } from './pen.ts';
import type { Storey } from './storey.tsx';

interface Props {
  readonly x: number;
  readonly width: number;
  readonly ground: number;
  readonly storeys: readonly Storey[];
}

/** The windows of a storey, narrower as the wall turns away. */
const turning = (width: number, storey: Storey): (readonly [x: number, width: number])[] =>
  (
    [
      [0.5, 1],
      [0.17, 0.5],
      [0.83, 0.5],
    ] as const
  ).map(([share, squeeze]) => [width * share, storey.opening[0] * squeeze]);

function Dome({ width, eaves }: { readonly width: number; readonly eaves: number }) {
  const drum = eaves - 14;
  const crown = drum - width * 0.86;
  const middle = width / 2;
  const rib = (share: number) =>
    `M${round(middle + (middle - 3) * share)} ${drum}Q${round(middle + (middle - 4) * share * 1.04)} ${round(crown + 18)} ${round(middle + 7 * share)} ${round(crown)}`;
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" d={box(-1, drum, width + 2, 14)} />
      <path className="stroke-ink-soft max-sm:hidden" d={uprights(steps(15, 4, width - 4), drum + 3, drum + 11)} />
      <path className="fill-paper" d={box(-4, drum - 3, width + 8, 3.5)} />
      <path
        className="fill-wash-sky"
        strokeWidth={1}
        d={`${rib(-1)}H${round(middle + 7)}Q${round(middle + (middle - 4) * 1.04)} ${round(crown + 18)} ${width - 3} ${drum}Z`}
      />
      <path d={[-0.62, -0.26, 0.26, 0.62].map(rib).join('')} />
      <path className="fill-paper" d={disc(middle, drum - 20, 8) + box(middle - 11, drum - 9, 22, 6)} />
      <path className="fill-ink-soft" d={disc(middle, drum - 20, 5)} />
      <path
        className="fill-paper"
        d={box(middle - 9, crown - 3, 18, 3) + box(middle - 6, crown - 16, 12, 13) + box(middle - 8, crown - 18, 16, 2.5)}
      />
      <path className="fill-ink-soft" d={box(middle - 3.5, crown - 13, 2.5, 10) + box(middle + 1, crown - 13, 2.5, 10)} />
      <path className="fill-wash-sky" d={`M${middle - 6} ${round(crown - 18)}q1-8 6-9q5 1 6 9z`} />
      <path d={`M${middle} ${round(crown - 27)}v-14m-2 4h4`} />
    </g>
  );
}

export function Rotunda({ x, width, ground, storeys }: Props) {
  const floors = storeys.map((_, index) => -ground - storeys.slice(0, index).reduce((sum, storey) => sum + storey.height, 0));
  const eaves = -ground - storeys.reduce((sum, storey) => sum + storey.height, 0);
  return (
    <g transform={`translate(${x} 0)`} strokeWidth={0.75}>
      <Dome width={width} eaves={eaves - 5} />
      <path className="fill-paper" strokeWidth={1} d={box(0, eaves, width, -eaves)} />
      <path className="fill-line stroke-none" d={box(0, eaves, width, 6)} />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.5}
        d={levels(floors.slice(1), 0, width) + uprights([2, 4.5, width - 4.5, width - 2], eaves, -ground)}
      />
      <path className="fill-paper" strokeWidth={1} d={box(-3, eaves - 5, width + 6, 5)} />
      {storeys.map((storey, index) => {
        const floor = floors[index] ?? 0;
        const [top, height] = [floor - storey.sill - storey.opening[1], storey.opening[1]];
        const windows = turning(width, storey);
        return (
          <g key={floor}>
            <path
              className="fill-paper stroke-ink-soft"
              d={windows.map(([at, size]) => box(at - size / 2 - 2, top - 2, size + 4, height + 2)).join('')}
            />
            <path className="fill-paper-deep" d={windows.map(([at, size]) => box(at - size / 2, top, size, height)).join('')} />
            <path
              className="fill-ink-soft stroke-none"
              d={windows
                .map(([at, size]) => `M${round(at - size / 2)} ${top + height}V${top + 1}h${size}v3h${2 - size}V${top + height}z`)
                .join('')}
            />
            <path
              className="max-sm:hidden"
              d={windows
                .map(
                  ([at, size]) =>
                    uprights([at], top, floor - storey.sill) +
                    levels([top + height * 0.3, top + height * 0.65], at - size / 2, at + size / 2),
                )
                .join('')}
            />
            <path className="fill-paper" d={box(-2, floor, width + 4, 3)} />
            <Railing left={-1} right={width + 1} floor={floor} height={13} />
          </g>
        );
      })}
    </g>
  );
}
