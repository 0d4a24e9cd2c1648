/** A shop cut from street to yard: the cut masonry in ink, the earth under it, the storey above broken off. */
import { box, levels, steps, uprights } from './pen.ts';

export const FLOOR = 350;
export const CEILING = 136;
/** The shopfront, the wall before the stockroom, the wall on the yard: where each begins. */
export const WALLS = [94, 432, 590] as const;
const THICK = 10;
const BREAK = 34;

/** Beds of earth: bundles of short oblique strokes under a level. */
const earth = (from: number, to: number, y: number): string =>
  steps(Math.round((to - from) / 26), from, to - 18)
    .map((x) => `M${Math.round(x)} ${y + 11}l10-10m-4 10l10-10m-4 10l10-10`)
    .join('');

export function Section() {
  const [front, middle, back] = WALLS;
  const right = back + THICK;
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper stroke-none" d={box(front, BREAK, right - front, FLOOR - BREAK)} />
      <path
        className="stroke-line"
        d={
          levels([CEILING + 9, CEILING + 12, FLOOR - 10], front + THICK, back) +
          uprights([450, 470, 490, 510, 530, 550, 570], CEILING + 12, FLOOR)
        }
      />
      <path
        className="fill-ink-soft stroke-ink-soft"
        d={
          box(front, CEILING - 12, right - front, 12) +
          box(front, BREAK + 4, THICK, CEILING - BREAK) +
          box(front, CEILING, THICK, 46) +
          box(front, FLOOR - 22, THICK, 22) +
          box(middle, CEILING, THICK, 118) +
          box(back, BREAK + 4, THICK, FLOOR - BREAK) +
          box(front - 6, FLOOR, right - front + 12, 9) +
          box(front - 4, FLOOR + 9, THICK + 8, 16) +
          box(middle - 4, FLOOR + 9, THICK + 8, 16) +
          box(back - 4, FLOOR + 9, THICK + 8, 16)
        }
      />
      <path d={uprights([front + 4, front + 6.5], CEILING + 46, FLOOR - 22) + uprights([middle, middle + THICK], CEILING + 118, FLOOR)} />
      <path className="stroke-ink-soft" d={`M${front - 10} ${BREAK + 4}H316l5-9 8 18 5-9H${right + 10}`} />
      <path
        className="stroke-ink-soft max-sm:hidden"
        d={earth(8, 86, FLOOR + 8) + earth(114, 424, FLOOR + 10) + earth(452, 582, FLOOR + 10) + earth(612, 640, FLOOR + 4)}
      />
      <path strokeWidth={1.5} d={`M0 ${FLOOR + 6}H${front - 6}M${right + 6} ${FLOOR + 2}H640`} />
    </g>
  );
}
