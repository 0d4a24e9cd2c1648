/** Six callouts over the drawing of a shopfront, `shopfront.svg`. */
import { disc, line, type Point } from '../pen.ts';
import { type GuideDrawing, KeyNumber, Sheet } from './sheet.tsx';

interface Callout {
  readonly label: keyof GuideDrawing<'concept'>['labels'];
  /** From the named spot to the end of the line under its label. */
  readonly points: readonly [Point, ...Point[]];
  readonly anchor: 'start' | 'end';
}

const left = 20;
const right = 860;

const callouts: readonly Callout[] = [
  {
    label: 'sign',
    points: [
      [258, 194],
      [left, 194],
    ],
    anchor: 'start',
  },
  {
    label: 'window',
    points: [
      [262, 306],
      [left, 306],
    ],
    anchor: 'start',
  },
  {
    label: 'threshold',
    points: [
      [482, 437],
      [482, 504],
      [right, 504],
    ],
    anchor: 'end',
  },
  {
    label: 'hotZone',
    points: [
      [544, 319],
      [544, 290],
      [right, 290],
    ],
    anchor: 'end',
  },
  {
    label: 'checkout',
    points: [
      [631, 346],
      [right, 346],
    ],
    anchor: 'end',
  },
  {
    label: 'terrace',
    points: [
      [240, 447],
      [240, 504],
      [left, 504],
    ],
    anchor: 'start',
  },
];

export function ShopfrontCallouts({ labels, label }: GuideDrawing<'concept'>) {
  return (
    <Sheet label={label}>
      {callouts.map(({ label: name, points, anchor }, index) => (
        <CalloutLine key={name} points={points} anchor={anchor} number={index + 1} name={labels[name]} />
      ))}
    </Sheet>
  );
}

interface CalloutLineProps extends Omit<Callout, 'label'> {
  readonly number: number;
  readonly name: string;
}

function CalloutLine({ points, anchor, number, name }: CalloutLineProps) {
  const [x, y] = points.at(-1) ?? points[0];
  return (
    <>
      <path className="stroke-paper" strokeWidth={4} d={line(points)} />
      <path className="stroke-accent" d={line(points)} />
      <path className="fill-accent stroke-paper" strokeWidth={1.5} d={disc(points[0][0], points[0][1], 5)} />
      <text x={x} y={y - 9} fontSize={20} textAnchor={anchor} className="max-sm:hidden">
        <tspan className="fill-accent font-display" fontSize={24}>
          {number}
        </tspan>
        <tspan dx={9}>{name}</tspan>
      </text>
      {/* At the end of the line, within the viewBox. */}
      <KeyNumber x={x} y={Math.min(y, 494) + 8} anchor={anchor} number={number} />
    </>
  );
}
