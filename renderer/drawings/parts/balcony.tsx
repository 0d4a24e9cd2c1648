/** Ironwork and stone of a balcony: the railing and the slab under it. */
import { box, levels, line, round, steps, uprights } from './pen.ts';

/** A wrought-iron railing standing on `floor`: hand rail, lower rail, balusters, a band of lozenges. */
export function Railing({
  left,
  right,
  floor,
  height,
}: {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly height: number;
}) {
  const count = Math.max(2, Math.round((right - left) / 4));
  const lozenges = line(steps(count * 2 + 1, left, right).map((x, index) => [x, floor - height * (index % 2 ? 0.7 : 1) + 2.5]));
  return (
    <g strokeWidth={0.75}>
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.5}
        d={`${uprights(steps(count + 1, left, right), floor - height, floor)}${levels([floor - height + 2], left, right)}${lozenges}`}
      />
      <path d={levels([floor - height, floor - 2.2], left, right)} />
    </g>
  );
}

/** A stone slab under a balcony, on its consoles. */
export function Slab({
  left,
  right,
  floor,
  consoles,
}: {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly consoles: readonly number[];
}) {
  const brackets = consoles.map((x) => `M${round(x - 2)} ${round(floor + 3)}v4q0 3 2 4q2-1 2-4v-4`).join('');
  return (
    <g className="fill-paper" strokeWidth={0.75}>
      <path className="max-sm:hidden" d={brackets} />
      <path strokeWidth={1} d={box(left, floor, right - left, 3)} />
    </g>
  );
}
