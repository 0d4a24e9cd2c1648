/** Building blocks of the figures of guides: the two layouts, labels, leader lines, arrow heads. */
import type { ReactNode } from 'react';
import type { Contents } from '#generated/content.ts';
import type { PageOf } from '#generated/pages.ts';
import { disc, line, type Point, shape } from '../pen.ts';

/** Size of letters in the wide layout, and in a phone layout 350 units wide: 13 px at a window width of 320 px. */
const letters = { wide: 20, phone: 16.5 };
const phoneWidth = 350;

interface LayoutsProps {
  /** Text alternative. */
  readonly label: string;
  readonly wide: ReactNode;
  readonly phone: ReactNode;
  /** Size of the phone layout, in units of its viewBox. */
  readonly width?: number;
  readonly height: number;
}

/** A figure in two layouts, of which CSS shows one: wide, and for phones. */
export function Layouts({ label, wide, phone, width = phoneWidth, height }: LayoutsProps) {
  return (
    <>
      <svg className="drawing max-sm:hidden" viewBox="0 0 880 520" role="img" aria-label={label} fontSize={letters.wide}>
        {wide}
      </svg>
      <svg
        className="drawing sm:hidden"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        fontSize={(letters.phone * width) / phoneWidth}
      >
        {phone}
      </svg>
    </>
  );
}

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly size?: number;
  readonly className?: string | undefined;
  /** True for words read upwards, as on a vertical axis. */
  readonly isUpright?: boolean | undefined;
  readonly children: ReactNode;
}

export function Lettering({ x, y, anchor, size, className, isUpright = false, children }: LetteringProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={size} className={className} transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
      {children}
    </text>
  );
}

/** Class of letters over lines: a margin in the paper colour keeps them legible. */
export const haloed = 'stroke-paper [paint-order:stroke] [stroke-width:0.35em]';

/** The place of a label by name. A label may have several places. */
export type Spot<Name extends string> = Omit<LetteringProps, 'children'> & { readonly name: Name };

export function Labels<Name extends string>({
  spots,
  labels,
  className = '',
}: {
  readonly spots: readonly Spot<Name>[];
  readonly labels: Readonly<Record<Name, string>>;
  /** Class of every label. */
  readonly className?: string;
}) {
  return spots.map(({ name, ...spot }, index) => (
    <Lettering key={index} {...spot} className={`${className} ${spot.className ?? ''}`.trim() || undefined}>
      {labels[name]}
    </Lettering>
  ));
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

/** The name of a label of a guide. */
export type LabelOf<Id extends DrawnGuide> = keyof GuideDrawing<Id>['labels'] & string;
