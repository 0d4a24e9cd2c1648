/** Small façades from elsewhere, standing on y 0, drawn from the middle: where a brand sets out from. */
import { box, disc, levels, shape, steps, uprights } from './pen.ts';

const grid = (columns: readonly number[], rows: readonly number[], width: number, height: number): string =>
  rows.flatMap((y) => columns.map((x) => box(x - width / 2, y, width, height))).join('');

/** A stepped gable on a canal. */
function SteppedGable() {
  return (
    <>
      <path className="fill-wash-clay" strokeWidth={1} d="M-17 0v-44h5v-6h5v-6h4v-6h6v6h4v6h5v6h5v44z" />
      <path className="fill-paper" d={grid([-9, 0, 9], [-40, -27], 6, 9) + box(-2.5, -54, 5, 6)} />
      <path className="fill-paper-deep" d={box(-12, -13, 13, 9) + box(4, -14, 8, 14)} />
      <path d="M-14-16h28M-21 3h42m-38 3h34" />
    </>
  );
}

/** A terraced town house with sashes and area railings. */
function Terrace() {
  return (
    <>
      <path className="fill-paper" strokeWidth={1} d={box(-18, -54, 36, 54) + box(-20, -57, 40, 3)} />
      <path className="fill-paper-deep" d={grid([-10, 0, 10], [-51, -38], 6, 9) + box(-13, -20, 15, 14)} />
      <path className="fill-ink-soft" d="M6 0v-16a4 4 0 0 1 8 0v16z" />
      <path d={`${levels([-24, -46.5, -33.5], -18, 18)}M-18-6h20m-17 6v-6m4 6v-6m4 6v-6m4 6v-6M-14-57v-8h6v8m16 0v-8h6v8`} />
    </>
  );
}

/** A tower with setbacks. */
function Tower() {
  return (
    <>
      <path className="fill-paper" strokeWidth={1} d="M-18 0v-30h5v-22h5v-14h5v-8h6v8h5v14h5v22h5v30z" />
      <path
        d={`${uprights([-13, -9, -4.5, 0, 4.5, 9, 13], -28, -14)}${uprights([-8, -4, 0, 4, 8], -50, -31)}${uprights([-3, 0, 3], -64, -53)}M0-74v-9M-18-12h36`}
      />
      <path className="fill-paper-deep" d={box(-14, -9, 10, 9) + box(4, -9, 10, 9)} />
    </>
  );
}

/** A timber shop with its curtain over the door. */
function Machiya() {
  return (
    <>
      <path
        className="fill-wash-sky"
        strokeWidth={1}
        d={
          shape([
            [-25, -20],
            [-20, -25],
            [20, -25],
            [25, -20],
          ]) +
          shape([
            [-24, -43],
            [-15, -54],
            [15, -54],
            [24, -43],
          ])
        }
      />
      <path className="fill-paper" strokeWidth={1} d={box(-20, -43, 40, 18) + box(-20, -20, 40, 20)} />
      <path d={uprights(steps(10, -16, 16), -40, -29) + uprights(steps(7, 3, 18), -16, -3) + levels([-16, -3], 2, 19)} />
      <path className="fill-ink-soft" d={[-17, -11, -5].map((x) => box(x, -18, 5, 9)).join('')} />
    </>
  );
}

/** An arcade of three arches under a tiled roof. */
function Arcade() {
  const arch = (x: number) => `M${x - 5} 0v-14a5 5 0 0 1 10 0v14z`;
  return (
    <>
      <path
        className="fill-wash-clay"
        d={shape([
          [-23, -46],
          [-18, -52],
          [18, -52],
          [23, -46],
        ])}
      />
      <path className="fill-wash-sand" strokeWidth={1} d={box(-20, -46, 40, 46)} />
      <path className="fill-paper" d={[-13, 0, 13].map(arch).join('') + grid([-13, 0, 13], [-40], 6, 11)} />
      <path d={`${levels([-24, -26], -20, 20)}${uprights([-13, 0, 13], -40, -29)}M-18-33.5h10m3 0h10m3 0h10`} />
    </>
  );
}

/** A white cube with a deep canopy and one round window. */
function Pavilion() {
  return (
    <>
      <path className="fill-paper" strokeWidth={1} d={box(-19, -38, 38, 38) + box(-25, -42, 50, 4)} />
      <path className="fill-wash-sage" d={disc(-9, -27, 6)} />
      <path className="fill-paper-deep" d={box(-14, -15, 14, 11) + box(5, -30, 9, 30)} />
      <path d="M-9-33v12m-6-6h12M-25-38v38m50-38v38M-7-15v11" />
    </>
  );
}

const HOUSES = { gable: SteppedGable, terrace: Terrace, tower: Tower, machiya: Machiya, arcade: Arcade, pavilion: Pavilion } as const;

export type Origin = keyof typeof HOUSES;

export function ForeignHouse({ origin, x, y }: { readonly origin: Origin; readonly x: number; readonly y: number }) {
  const Front = HOUSES[origin];
  return (
    <g transform={`translate(${x} ${y}) scale(1.2)`} strokeWidth={0.75}>
      <Front />
      <path strokeWidth={1} d="M-28 0h56" />
    </g>
  );
}
