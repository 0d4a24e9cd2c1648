/** The deployment plane: capital across, control upwards, and a street for each way of growing; own stores in accent. */

import { disc, steps } from '../parts/pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { ArrowHead, Lettering, Sheet } from './sheet.tsx';
import { StreetTree } from './shop.tsx';
import { TownHouse, type TownHouseProps } from './town-house.tsx';

const plane = { left: 110, right: 838, top: 76, bottom: 440, cell: 52 };

type House = Pick<TownHouseProps, 'floors' | 'roof' | 'wall'> & { readonly held: 'own' | 'partner' };

interface Street {
  readonly name: string;
  /** Where it stands on the plane, in cells from the origin. */
  readonly capital: number;
  readonly control: number;
  /** How high its name stands over the street. */
  readonly roofs: number;
  readonly houses: readonly House[];
}

const place = ({ capital, control }: Street) => ({ x: plane.left + capital * plane.cell, ground: plane.bottom - control * plane.cell });

/** Houses of many kinds where partners invest; one kind, again and again, where the brand does. */
const own: House = { floors: 2, roof: 'mansard', held: 'own' };
const partners: readonly House[] = [
  { floors: 1, roof: 'gable', held: 'partner', wall: 'fill-wash-sand' },
  { floors: 1, roof: 'flat', held: 'partner' },
  { floors: 1, roof: 'mansard', held: 'partner', wall: 'fill-wash-clay' },
  { floors: 1, roof: 'gable', held: 'partner' },
  { floors: 1, roof: 'flat', held: 'partner', wall: 'fill-wash-sand' },
];

export function DeploymentPlane({ labels, label }: GuideDrawing<'retail'>) {
  const streets: readonly Street[] = [
    { name: labels.franchise, capital: 2.6, control: 0.6, roofs: 112, houses: partners },
    { name: labels.mixed, capital: 7, control: 3.2, roofs: 136, houses: [...partners.slice(0, 2), own, ...partners.slice(2, 3), own] },
    { name: labels.inHouse, capital: 11.4, control: 5.2, roofs: 136, houses: [own, own, own] },
  ];
  return (
    <Sheet label={label}>
      <Axes streets={streets} />
      {streets.map((street) => (
        <Reading key={street.capital} {...street} />
      ))}
      {streets.map((street) => (
        <StreetOnPlane key={street.capital} {...street} />
      ))}
      <Lettering x={plane.left + 16} y={42} className="font-medium">
        {labels.control}
      </Lettering>
      <Lettering x={plane.left - 16} y={plane.top + 6} anchor="end" className="fill-ink-soft">
        {labels.high}
      </Lettering>
      <Lettering x={plane.left - 16} y={plane.bottom} anchor="end" className="fill-ink-soft">
        {labels.low}
      </Lettering>
      <Lettering x={plane.left} y={plane.bottom + 38} className="fill-ink-soft">
        {labels.low}
      </Lettering>
      <Lettering x={(plane.left + plane.right) / 2} y={plane.bottom + 38} anchor="middle" className="font-medium">
        {labels.capital}
      </Lettering>
      <Lettering x={plane.right} y={plane.bottom + 38} anchor="end" className="fill-ink-soft">
        {labels.high}
      </Lettering>
    </Sheet>
  );
}

/** The two axes with their ticks, and the survey crosses of the plane between them. */
function Axes({ streets }: { readonly streets: readonly Street[] }) {
  const { left, right, top, bottom } = plane;
  const columns = steps(15, left, right);
  const rows = steps(8, bottom, top);
  const named = (x: number, y: number) =>
    streets.map(place).some((at, index) => Math.abs(x - at.x) < 96 && Math.abs(y + 7 - at.ground + (streets[index]?.roofs ?? 0)) < 22);
  const crosses = rows.slice(1).flatMap((y) =>
    columns
      .slice(1)
      .filter((x) => !named(x, y))
      .map((x) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`),
  );
  return (
    <>
      <path className="stroke-line" d={crosses.join('')} />
      <path d={`M${left} ${top - 34}V${bottom}H${right + 20}`} />
      <path
        strokeWidth={0.75}
        d={columns.map((x) => `M${x - 4} ${bottom + 4}l8-8`).join('') + rows.map((y) => `M${left - 4} ${y + 4}l8-8`).join('')}
      />
      <ArrowHead tip={[left, top - 44]} turn={-90} />
      <ArrowHead tip={[right + 30, bottom]} turn={0} />
    </>
  );
}

/** How wide a house is. */
const pitch = 40;

/** Half of a street, its tree included. */
const halfOf = ({ houses }: Street) => (houses.length * pitch) / 2 + 26;

/** The lines that read a street on both axes: drawn before all houses, for some stand in their way. */
function Reading(street: Street) {
  const { x, ground } = place(street);
  return (
    <>
      <path
        className="stroke-accent"
        strokeDasharray="2 5"
        d={`M${x} ${ground}V${plane.bottom}M${x - halfOf(street)} ${ground}H${plane.left}`}
      />
      <path className="fill-accent stroke-paper" d={disc(x, plane.bottom, 6) + disc(plane.left, ground, 6)} />
    </>
  );
}

/** A row of houses standing at its coordinates. */
function StreetOnPlane(street: Street) {
  const { name, roofs, houses } = street;
  const { x, ground } = place(street);
  const left = x - (houses.length * pitch) / 2;
  const end = halfOf(street);
  return (
    <>
      <StreetTree x={left - 13} ground={ground} height={50} />
      <StreetTree x={left + houses.length * pitch + 13} ground={ground} height={44} />
      {houses.map(({ held, ...house }, index) => (
        <TownHouse
          key={index}
          {...house}
          x={left + index * pitch}
          ground={ground}
          width={pitch}
          awning={held === 'own' ? 'fill-accent' : 'fill-paper'}
          flip={index % 2 === 1}
        />
      ))}
      <path className="fill-paper-deep" strokeWidth={0.75} d={`M${x - end} ${ground}h${end * 2}v5h${-end * 2}z`} />
      <path strokeWidth={1.75} d={`M${x - end} ${ground}h${end * 2}`} />
      <Lettering x={x} y={ground - roofs} anchor="middle" className="font-medium">
        {name}
      </Lettering>
    </>
  );
}
