/** The edge of the street plan's sheet. */
import { FRAME } from './city.ts';
import { box, levels, steps, uprights } from './pen.ts';

/** The sheet's edge: a double frame with its grid ticks, a north point, a scale. */
export function Margin() {
  const { left, top, right, bottom } = FRAME;
  const [columns, rows] = [steps(16, left, right), steps(13, top, bottom)];
  return (
    <g strokeWidth={0.75}>
      <path strokeWidth={1.25} d={box(left, top, right - left, bottom - top)} />
      <path d={box(left - 10, top - 10, right - left + 20, bottom - top + 20)} />
      <path
        className="max-sm:hidden"
        d={
          uprights(columns, top - 10, top) +
          uprights(columns, bottom, bottom + 10) +
          levels(rows, left - 10, left) +
          levels(rows, right, right + 10)
        }
      />
      <path className="fill-paper" d={box(left, bottom - 62, 146, 62)} />
      <path d={`M${left + 28} ${bottom - 14}v-40`} />
      <path className="fill-ink" d={`M${left + 28} ${bottom - 56}l6 22l-6-4z`} />
      <path d={`M${left + 28} ${bottom - 56}l-6 22l6-4M${left + 18} ${bottom - 24}a10 10 0 0 0 20 0`} />
      <path d={box(left + 54, bottom - 26, 80, 5) + uprights([left + 54, left + 74, left + 94, left + 134], bottom - 32, bottom - 21)} />
      <path className="fill-ink" d={box(left + 54, bottom - 26, 20, 5) + box(left + 94, bottom - 26, 40, 5)} />
    </g>
  );
}
