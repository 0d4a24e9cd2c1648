/** Six callouts over the drawing of a shopfront, `shopfront.svg`. */
import type { ReactNode } from 'react';
import { disc, line, type Point } from '../pen.ts';
import { type GuideDrawing, haloed, type LabelOf, Layouts, Lettering } from './sheet.tsx';

interface Callout {
  readonly label: LabelOf<'concept'>;
  /** From the named spot to the label: above the last point, or, for phones, beyond the end of the line. */
  readonly points: readonly [Point, ...Point[]];
  readonly anchor: 'start' | 'middle' | 'end';
}

const left = 20;
const right = 860;

/** Horizontal lines, which carry the labels. */
const wide: readonly Callout[] = [
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

/** Upright lines to labels above and below the shopfront. The drawing is cropped to its middle, at half its size. */
const phone: readonly Callout[] = [
  {
    label: 'sign',
    points: [
      [146, 58],
      [146, 22],
    ],
    anchor: 'middle',
  },
  {
    label: 'hotZone',
    points: [
      [263, 125],
      [263, 22],
    ],
    anchor: 'middle',
  },
  {
    label: 'window',
    points: [
      [154, 120],
      [154, 205],
    ],
    anchor: 'middle',
  },
  {
    label: 'threshold',
    points: [
      [223, 179],
      [223, 205],
    ],
    anchor: 'middle',
  },
  {
    label: 'checkout',
    points: [
      [307, 136],
      [307, 205],
    ],
    anchor: 'middle',
  },
  {
    label: 'terrace',
    points: [
      [35, 152],
      [35, 233],
    ],
    anchor: 'start',
  },
];

export function ShopfrontCallouts({ labels, label }: GuideDrawing<'concept'>) {
  return (
    <Layouts
      label={label}
      wide={wide.map(({ label: name, points, anchor }) => {
        const [x, y] = points.at(-1) ?? points[0];
        return (
          <CalloutLine key={name} points={points}>
            <Lettering x={x} y={y - 9} anchor={anchor}>
              {labels[name]}
            </Lettering>
          </CalloutLine>
        );
      })}
      phone={phone.map(({ label: name, points, anchor }) => {
        const [[, spot], [x, y] = points[0]] = points;
        return (
          <CalloutLine key={name} points={points}>
            <Lettering x={anchor === 'start' ? 2 : x} y={y < spot ? y - 7 : y + 18} anchor={anchor} className={haloed}>
              {labels[name]}
            </Lettering>
          </CalloutLine>
        );
      })}
      height={258}
    />
  );
}

function CalloutLine({ points, children }: Pick<Callout, 'points'> & { readonly children: ReactNode }) {
  return (
    <>
      <path className="stroke-paper" strokeWidth={4} d={line(points)} />
      <path className="stroke-accent" d={line(points)} />
      <path className="fill-accent stroke-paper" strokeWidth={1.5} d={disc(points[0][0], points[0][1], 5)} />
      {children}
    </>
  );
}
