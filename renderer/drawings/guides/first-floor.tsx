/** The floor over a shopfront: tall windows in their frames behind a long wrought-iron balcony. */
import { box, levels, round, steps, uprights } from '../parts/pen.ts';

/** The two ends of the front. */
export const front = { left: 200, right: 680 };

export function FirstFloor() {
  const bays = steps(4, 262, 618);
  const { left, right } = front;
  const joints = steps(6, 30, 140);
  return (
    <g strokeWidth={0.75}>
      <path className="stroke-ink" d={uprights([left, right], 14, 160)} />
      <path
        className="stroke-line"
        d={levels(joints, left, left + 24) + levels(joints, right - 24, right) + uprights([left + 24, right - 24], 14, 148)}
      />
      {bays.map((x) => (
        <g key={x}>
          <path className="fill-paper" d={box(x - 25, 24, 50, 120)} />
          <path className="fill-wash-sky" strokeWidth={1} d={box(x - 19, 30, 38, 114)} />
          <path d={`${uprights([x - 1.5, x + 1.5], 30, 144)}${levels([58, 86], x - 19, x + 19)}`} />
          <path className="fill-paper" d={box(x - 29, 18, 58, 6)} />
        </g>
      ))}
      <Balcony />
      <path className="fill-paper" strokeWidth={1} d={box(left - 4, 144, right - left + 8, 7)} />
    </g>
  );
}

/** Wrought iron between two rails, with a ring at every third bar. */
function Balcony() {
  const { left, right } = front;
  const rails = steps(67, left + 8, right - 8);
  const rings = rails.filter((_, index) => index % 3 === 1).map((x) => `M${round(x - 5)} 124a5 5 0 1 0 10 0a5 5 0 1 0-10 0`);
  return (
    <>
      <path className="stroke-ink-soft" d={uprights(rails, 106, 144) + rings.join('')} />
      <path strokeWidth={1.25} d={levels([106, 113, 138], left + 4, right - 4)} />
    </>
  );
}
