/** Building blocks of the figures of guides: SVG frame, labels, leader lines, arrow heads. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Contents } from '#generated/content.ts';
import type { PageOf } from '#generated/pages.ts';
import { disc, line, type Point, shape } from '../pen.ts';

export function Sheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 880 520" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Words of the key below the figure: narrow windows show their numbers instead of the words. */
export const Keyed = createContext<readonly string[]>([]);

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Lettering(props: LetteringProps) {
  const { x, y, anchor = 'start', size = 20, className, children } = props;
  const number = useContext(Keyed).indexOf(String(children)) + 1;
  return (
    <>
      <text x={x} y={y} textAnchor={anchor} fontSize={size} className={`max-sm:hidden ${className ?? ''}`}>
        {children}
      </text>
      {number > 0 ? (
        <KeyNumber {...props} number={number} />
      ) : (
        <text x={x} y={y} textAnchor={anchor} fontSize={size * 1.5} className={`sm:hidden ${className ?? ''}`}>
          {children}
        </text>
      )}
    </>
  );
}

/** The number of a word of the key, legible in a drawing 340 pixels wide. */
export function KeyNumber({ x, y, anchor = 'start', number }: Pick<LetteringProps, 'x' | 'y' | 'anchor'> & { readonly number: number }) {
  const middle = x + { start: 24, middle: 0, end: -24 }[anchor];
  return (
    <g className="sm:hidden">
      <path className="fill-paper" strokeWidth={2} d={disc(middle, y - 8, 24)} />
      <text x={middle} y={y + 3} textAnchor="middle" fontSize={32}>
        {number}
      </text>
    </g>
  );
}

/** A line from a dot on the named thing to its label, with a margin in the paper colour. */
export function Leader({ points, className = 'fill-ink' }: { readonly points: readonly [Point, ...Point[]]; readonly className?: string }) {
  return (
    <>
      <path className="stroke-paper" strokeWidth={4} d={line(points)} />
      <path strokeWidth={1} d={line(points)} />
      <path className={`${className} stroke-paper`} d={disc(points[0][0], points[0][1], 4.5)} />
    </>
  );
}

/** An arrow head with its tip at `tip`, turned clockwise by `turn` degrees from the right. */
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

type GuideId = PageOf<'guide'>;

/** The guides with a labelled figure. */
export type DrawnGuide = { [Id in GuideId]: Contents[Id] extends { readonly figure: object } ? Id : never }[GuideId];

export interface GuideDrawing<Id extends DrawnGuide> {
  /** The labels in the drawing, by name. */
  readonly labels: Contents[Id]['figure']['labels'];
  /** Text alternative: where each label stands. */
  readonly label: string;
}
