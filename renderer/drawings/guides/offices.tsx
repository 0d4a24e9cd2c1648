/** Where a network is run from, in small elevations: the head office with its flag, the offices, the consultant's car. */
import { box, disc, levels, shape, steps, uprights } from '../parts/pen.ts';

interface Place {
  /** The middle. */
  readonly x: number;
  readonly ground: number;
}

/** Two floors of tall windows and a mansard over an arcade, a flag on the ridge. */
export function HeadOffice({ x, ground }: Place) {
  const half = 72;
  const bays = steps(7, x - 60, x + 60);
  const eaves = ground - 84;
  return (
    <g strokeWidth={0.75}>
      <path d={uprights([x], eaves - 44, eaves - 22)} strokeWidth={1.25} />
      <path className="fill-accent stroke-accent" d={`M${x} ${eaves - 44}q8 4 13 1t11 1v12q-6-4-11-1t-13-1z`} />
      <path
        className="fill-wash-sky"
        strokeWidth={1}
        d={shape([
          [x - half, eaves],
          [x - half + 7, eaves - 24],
          [x + half - 7, eaves - 24],
          [x + half, eaves],
        ])}
      />
      <path
        className="fill-paper"
        d={bays
          .filter((_, index) => index % 2 === 1)
          .map((bay) => `M${bay - 5} ${eaves}v-12q5-6 10 0v12z`)
          .join('')}
      />
      <path className="fill-paper" strokeWidth={1} d={box(x - half, eaves, half * 2, 84) + box(x - half - 3, eaves - 3, half * 2 + 6, 4)} />
      <path className="fill-wash-sky" d={bays.map((bay) => box(bay - 5, eaves + 8, 10, 18) + box(bay - 5, eaves + 33, 10, 18)).join('')} />
      <path
        d={
          bays.map((bay) => `M${bay} ${eaves + 8}v18M${bay} ${eaves + 33}v18M${bay - 7} ${eaves + 45}h14`).join('') +
          levels([eaves + 29, eaves + 55, eaves + 57], x - half, x + half)
        }
      />
      <path
        className="fill-wash-sand"
        d={bays
          .filter((bay) => bay !== x)
          .map((bay) => `M${bay - 6} ${ground}v-15a6 6 0 0 1 12 0v15z`)
          .join('')}
      />
      <path className="fill-ink" d={`M${x - 7} ${ground}v-16a7 7 0 0 1 14 0v16z`} />
    </g>
  );
}

/** A long low wing with a wide run of windows. */
export function Offices({ x, ground }: Place) {
  const half = 104;
  const bays = steps(9, x - 88, x + 88);
  const eaves = ground - 46;
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1} d={box(x - half, eaves, half * 2, 46) + box(x - half - 3, eaves - 3, half * 2 + 6, 4)} />
      <path
        className="fill-wash-sky"
        d={bays
          .filter((bay) => bay !== x)
          .map((bay) => box(bay - 8, eaves + 10, 16, 22))
          .join('')}
      />
      <path
        d={bays
          .filter((bay) => bay !== x)
          .map((bay) => `M${bay} ${eaves + 10}v22M${bay - 8} ${eaves + 17}h16M${bay - 10} ${eaves + 34}h20`)
          .join('')}
      />
      <path className="fill-wash-sand" strokeWidth={1} d={box(x - 9, ground - 32, 18, 32)} />
      <path d={uprights([x], ground - 32, ground) + levels([eaves + 5], x - half, x + half)} />
    </g>
  );
}

/** A small estate car seen from the side. */
export function Car({ x, ground }: Place) {
  return (
    <g transform={`translate(${x} ${ground})`} strokeWidth={1}>
      <path className="fill-wash-sand" d="M-38-8q-1-9 5-12l5-12q1-3 5-3h30q4 0 7 4l8 11l12 3q5 1 5 9l-2 1h-73z" />
      <path className="fill-wash-sky" strokeWidth={0.75} d="M-25-20l4-10h14v10zM-4-30h9q3 0 5 3l5 7h-19z" />
      <path strokeWidth={0.75} d="M-5.500-20v11M-2-16h4M-38-12h6M34-14h4" />
      <path className="fill-paper" d={disc(-21, -7, 7) + disc(23, -7, 7)} />
      <path className="fill-ink" d={disc(-21, -7, 2) + disc(23, -7, 2)} />
    </g>
  );
}
