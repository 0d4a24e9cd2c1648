/** @jsxImportSource preact */
/** A radar chart: the scores of a location on a ray per criterion, with the numbers of the grid. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Score } from '../comparison.ts';

const { criteria: count, score: top } = scoringBounds;
const radius = 100;
const rays = Array.from({ length: count }, (_, index) => index);

interface RadarProps {
  readonly scores: readonly Score[];
  /** The scores to compare with, drawn as an accent line. */
  readonly against: readonly Score[] | undefined;
  readonly isFirst: boolean;
  readonly label: string;
}

export function Radar({ scores, against, isFirst, label }: RadarProps) {
  return (
    <svg className="tool-radar" viewBox="-120 -120 240 240" role="img" aria-label={label}>
      <path className="tool-radar-rays" d={rays.map((ray) => `M0 0L${point(ray, top)}`).join('')} />
      <circle className="tool-radar-ring" r={radius} />
      <circle className="tool-radar-ring" r={radius / 2} />
      <path className={isFirst ? 'tool-radar-own is-first' : 'tool-radar-own'} d={outline(scores)} />
      <path className="tool-radar-dots" d={scores.map((score, ray) => (score === null ? '' : `M${point(ray, score)}h0`)).join('')} />
      {against && <path className="tool-radar-against" d={outline(against)} />}
      {rays.map((ray) => (
        <text
          key={ray}
          className={scores[ray] === null ? 'is-missing' : ''}
          x={at(ray, top * 1.12)[0]}
          y={at(ray, top * 1.12)[1] + 3.5}
          text-anchor="middle"
          font-size={10.5}
        >
          {ray + 1}
        </text>
      ))}
    </svg>
  );
}

/** Returns the path through the scores, without missing ones. */
function outline(scores: readonly Score[]): string {
  const points = scores.flatMap((score, ray) => (score === null ? [] : point(ray, score)));
  return points.length === 0 ? '' : `M${points.join('L')}Z`;
}

/** Returns the position of a score on its ray; rays go clockwise from the top. */
function at(ray: number, score: number): readonly [x: number, y: number] {
  const angle = (ray / count) * 2 * Math.PI;
  const length = (score / top) * radius;
  return [round(Math.sin(angle) * length), round(-Math.cos(angle) * length)];
}

function point(ray: number, score: number): string {
  return at(ray, score).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
