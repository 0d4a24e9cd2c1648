/** The roadmap as a street cut in section: each year a higher terrace with more shops, a gate to pass before the next. */

import { box, shape, steps } from '../parts/pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { Lettering, Lines, Sheet } from './sheet.tsx';
import { Lot, StreetTree } from './shop.tsx';
import { base, left, span, TerracedGround, terrace } from './terraces.tsx';
import { TownHouse, type TownHouseProps } from './town-house.tsx';

type House = Pick<TownHouseProps, 'floors' | 'roof' | 'wall'>;

const houses: readonly House[] = [
  { floors: 1, roof: 'gable', wall: 'fill-wash-sand' },
  { floors: 2, roof: 'mansard' },
  { floors: 1, roof: 'flat', wall: 'fill-wash-clay' },
  { floors: 3, roof: 'flat' },
  { floors: 2, roof: 'gable', wall: 'fill-wash-sand' },
  { floors: 1, roof: 'mansard' },
];

interface Year {
  readonly shops: number;
  readonly lots: number;
  readonly trees: readonly number[];
  /** How high the words stand over the terrace. */
  readonly words: number;
}

const years: readonly Year[] = [
  { shops: 1, lots: 2, trees: [18, 196], words: 128 },
  { shops: 3, lots: 2, trees: [], words: 152 },
  { shops: 6, lots: 0, trees: [], words: 176 },
];

export function RoadmapTimeline({ labels, label }: GuideDrawing<'strategy'>) {
  const phases = [labels.prove, labels.equip, labels.rollOut];
  const proofs = [labels.pilotProof, labels.teamProof, labels.batchProof];
  return (
    <Sheet label={label}>
      <TerracedGround />
      {years.map((content, index) => {
        const { x, end, ground } = terrace(index);
        return (
          <g key={end}>
            <Lettering
              x={x + (index === 0 ? 0 : 44)}
              y={ground - content.words - 40}
              className="fill-ink-soft"
              size={19}
            >{`${labels.year} ${index + 1}`}</Lettering>
            <Lettering x={x + (index === 0 ? 0 : 44)} y={ground - content.words} size={32} className="font-display">
              {phases[index]}
            </Lettering>
            <Terrace year={content} x={x + 44} ground={ground} />
            <Gate x={end} ground={ground} />
            <Lines x={end - 1} y={base + 72} anchor="end" limit={21} size={19}>
              {proofs[index] ?? ''}
            </Lines>
          </g>
        );
      })}
      <Dimension />
    </Sheet>
  );
}

function Terrace({ year, x, ground }: { readonly year: Year; readonly x: number; readonly ground: number }) {
  const width = 31;
  return (
    <>
      {year.trees.map((at) => (
        <StreetTree key={at} x={x + at - 44} ground={ground} height={50} />
      ))}
      {Array.from({ length: year.lots }, (_, index) => (
        <Lot key={index} x={x + (year.shops + index) * width} ground={ground} width={width} height={48 + 24 * (2 - index)} />
      ))}
      {houses.slice(0, year.shops).map((house, index) => (
        <TownHouse
          key={`${house.roof}${house.floors}`}
          {...house}
          x={x + index * width}
          ground={ground}
          width={width}
          awning="fill-accent"
          flip={index % 2 === 1}
        />
      ))}
      <path
        className="fill-paper"
        strokeWidth={0.75}
        d={Array.from({ length: year.shops }, (_, index) => vault(x + index * width, ground, width)).join('')}
      />
    </>
  );
}

/** A cellar under a house. */
const vault = (x: number, ground: number, width: number): string => `M${x + 4} ${ground + 24}v-10q${width / 2 - 4}-12 ${width - 8} 0v10z`;

/** A lifted barrier, and the line that drops from it to the years. */
function Gate({ x, ground }: { readonly x: number; readonly ground: number }) {
  return (
    <>
      <path strokeWidth={0.75} strokeDasharray="2 4" d={`M${x - 8} ${ground}V${base + 30}`} />
      <path className="stroke-accent" strokeWidth={3} d={`M${x - 8} ${ground - 25}l20-42`} />
      <path className="fill-paper" d={box(x - 11, ground - 31, 6, 31)} />
      <path className="fill-ink" d={box(x - 18, ground - 24, 7, 9)} />
    </>
  );
}

/** The years measured out under the section, with a mark where each gate stands. */
function Dimension() {
  const y = base + 30;
  const ends = steps(4, left, left + 3 * span).map((x, index) => (index === 0 ? x : x - 8));
  return (
    <>
      <path
        strokeWidth={0.75}
        d={`M${left - 8} ${y}H${left + 3 * span}${ends.map((x) => `M${x} ${y - 10}v20M${x - 6} ${y + 6}l12-12`).join('')}`}
      />
      {ends.slice(1).map((x) => (
        <path
          key={x}
          className="fill-accent stroke-none"
          d={shape([
            [x, y - 9],
            [x + 9, y],
            [x, y + 9],
            [x - 9, y],
          ])}
        />
      ))}
    </>
  );
}
