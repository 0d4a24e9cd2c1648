/** A street tree in elevation, standing on y 0: a flat crown, its branches, and leaves scattered by the golden angle. */
import { line, onCircle, type Point, round, steps } from './pen.ts';

const LEAVES = ['q2-3 4-.5', 'q1 3 3.5 2', 'q3-1 3 2.5', 'q-2-2-1-4', 'q2 1.5 4.5-.5q1 2 3 1.5', 'q-1 2.5-3.5 2'];

/** A fixed scatter of values in [0, 1). */
const scatter = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

interface Props {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly spread: number;
  readonly wash?: string;
}

export function Tree({ x, y, height, spread, wash = 'fill-wash-sage' }: Props) {
  const crown = height * 0.68;
  const middle = -height + crown / 2;
  /** A point of the crown at a share of its radius: an ellipse with a slow wobble. */
  const crownPoint = (turn: number, share: number): Point => {
    const wobble = 1 + 0.045 * Math.sin(turn * 10 * Math.PI + x) + 0.03 * Math.sin(turn * 26 * Math.PI + 2 * x);
    const [dx, dy] = onCircle([0, 0], share * wobble, turn);
    return [(dx * spread) / 2, middle + (dy * crown) / 2];
  };
  const outline = steps(73, 0, 1).map((turn) => crownPoint(turn, 1));
  const count = Math.round((spread * crown) / 34);
  const leaves = steps(count, 1, count).flatMap((index) => {
    const chance = scatter(index + x);
    const [lx, ly] = crownPoint((index * 0.38197 + chance * 0.05) % 1, 1.05 * Math.sqrt((index - chance) / count));
    // Light falls from the upper left: fewer leaves are drawn there.
    const shade = 0.55 + lx / spread + (ly - middle) / crown;
    return shade < scatter(index * 7 + x) * 0.9 ? [] : [`M${round(lx)} ${round(ly)}${LEAVES[Math.floor(chance * LEAVES.length)]}`];
  });
  const fork: Point = [0, -height * 0.4];
  const branches = [0.87, 0.95, 0.04, 0.12].map((turn, index) => {
    const [bx, by] = crownPoint(turn, index % 2 ? 0.55 : 0.4);
    return `M${round(fork[0])} ${round(fork[1])}Q${round(bx * 0.3)} ${round((fork[1] + by) / 2)} ${round(bx)} ${round(by)}`;
  });
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className={`${wash} stroke-none`} d={line(outline)} />
      <path className="stroke-ink-soft" strokeWidth={0.6} d={leaves.join('')} />
      <path className="fill-paper" d={`M-3.4 0Q-2 ${round(-height * 0.2)} -1.8 ${round(fork[1])}H1.8Q2 ${round(-height * 0.2)} 3.4 0Z`} />
      <path d={branches.join('')} />
      <path d="M-9 0h18m-16 0v-11m3 11v-11m8 11v-11m3 11v-11m-14.5 0h15" />
    </g>
  );
}
