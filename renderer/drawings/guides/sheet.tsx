/** The sheet a guide's figure is drawn on: its frame, its lettering, its leader lines and its arrows. */
import type { ReactNode } from 'react';
import { disc, line, type Point, shape } from '../parts/pen.ts';

export function Sheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 880 520" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Lettering({ x, y, anchor = 'start', size = 20, className, children }: LetteringProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={size} className={className}>
      {children}
    </text>
  );
}

/** Lettering broken into lines of at most `limit` letters, the first at `y`. */
export function Lines({
  limit,
  children,
  ...place
}: Omit<LetteringProps, 'children'> & { readonly limit: number; readonly children: string }) {
  const lines: string[] = [];
  for (const word of children.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((text, index) => (
    <Lettering key={text} {...place} y={place.y + index * (place.size ?? 20) * 1.2}>
      {text}
    </Lettering>
  ));
}

/** A line from the thing named, marked by a dot, to its name; paper on both sides keeps it clear of the drawing. */
export function Leader({ points, className = 'fill-ink' }: { readonly points: readonly [Point, ...Point[]]; readonly className?: string }) {
  return (
    <>
      <path className="stroke-paper" strokeWidth={4} d={line(points)} />
      <path strokeWidth={1} d={line(points)} />
      <path className={`${className} stroke-paper`} d={disc(points[0][0], points[0][1], 4.5)} />
    </>
  );
}

/** An arrow head whose tip is at `tip`, pointing along `turn` degrees clockwise from the right. */
export function ArrowHead({
  tip: [x, y],
  turn,
  size = 10,
  className = 'fill-ink',
}: {
  readonly tip: Point;
  readonly turn: number;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <path
      className={className}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d={shape([
        [0, 0],
        [-size, size * 0.4],
        [-size, -size * 0.4],
      ])}
    />
  );
}
