/** The network as four storeys: head office, network management, consultants on the road, stores; and what passes between. */

import { box, disc, levels, steps, uprights } from '../parts/pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { Car, HeadOffice, Offices } from './offices.tsx';
import { ArrowHead, Lettering, Sheet } from './sheet.tsx';
import { TownHouse, type TownHouseProps } from './town-house.tsx';

const middle = 440;
/** The line that each storey stands on. */
const floors = { headOffice: 146, management: 246, fieldConsultant: 336, stores: 486 } as const;
const cars = steps(3, middle - 132, middle + 132);
const pitch = 44;

type House = Pick<TownHouseProps, 'floors' | 'roof' | 'wall'>;

const houses: readonly House[] = [
  { floors: 1, roof: 'mansard' },
  { floors: 1, roof: 'gable', wall: 'fill-wash-sand' },
  { floors: 0, roof: 'flat' },
  { floors: 1, roof: 'flat', wall: 'fill-wash-clay' },
  { floors: 1, roof: 'mansard' },
  { floors: 0, roof: 'flat' },
  { floors: 1, roof: 'gable', wall: 'fill-wash-sand' },
  { floors: 0, roof: 'flat' },
  { floors: 1, roof: 'mansard' },
];

/** The doors of the stores, three to a consultant. */
const doors = houses.map((_, index) => middle + (index - 4) * pitch);

export function NetworkOrganization({ labels, label }: GuideDrawing<'organization'>) {
  return (
    <Sheet label={label}>
      <Links />
      <HeadOffice x={middle} ground={floors.headOffice} />
      <Offices x={middle} ground={floors.management} />
      {cars.map((x) => (
        <Car key={x} x={x} ground={floors.fieldConsultant} />
      ))}
      {houses.map((house, index) => (
        <TownHouse
          key={doors[index]}
          {...house}
          x={(doors[index] ?? 0) - pitch / 2}
          ground={floors.stores}
          width={pitch}
          awning="fill-accent"
          flip={index % 2 === 1}
        />
      ))}
      <Floor y={floors.headOffice} name={labels.headOffice} />
      <Floor y={floors.management} name={labels.management} />
      <Floor y={floors.fieldConsultant} name={labels.fieldConsultant} />
      <Floor y={floors.stores} name={labels.stores} />
      <Exchange down={labels.standards} up={labels.fieldFacts} />
    </Sheet>
  );
}

/** The line a storey stands on, its level mark and its name. */
function Floor({ y, name }: { readonly y: number; readonly name: string }) {
  return (
    <>
      <path strokeWidth={0.75} d={`M24 ${y}H240`} />
      <path className="fill-ink" strokeWidth={0.75} d={`M24 ${y}l6-8h-12z`} />
      <path strokeWidth={1.75} d={`M240 ${y}H648`} />
      <Lettering x={38} y={y - 10}>
        {name}
      </Lettering>
    </>
  );
}

/** Who answers to whom, from one storey to the next. */
function Links() {
  const bus = [floors.management + 22, floors.fieldConsultant + 22] as const;
  const tops = houses.map((house) => floors.stores - 48 - house.floors * 24 - (house.roof === 'flat' ? 14 : 24));
  const branches = cars.map((x, car) => {
    const own = doors.slice(car * 3, car * 3 + 3);
    const drops = own.map((door, index) => uprights([door], bus[1], tops[car * 3 + index] ?? bus[1]));
    return `M${x} ${floors.fieldConsultant}V${bus[1]}${levels([bus[1]], own[0] ?? x, own[2] ?? x)}${drops.join('')}`;
  });
  const trunk = `M${middle} ${floors.headOffice}V200M${middle} ${floors.management}V${bus[0]}`;
  const upper = levels([bus[0]], cars[0] ?? middle, cars[2] ?? middle) + uprights(cars, bus[0], floors.fieldConsultant - 34);
  return (
    <>
      <path strokeWidth={1} d={trunk + upper + branches.join('')} />
      <path className="fill-ink stroke-none" d={disc(middle, bus[0], 3) + cars.map((x) => disc(x, bus[1], 3)).join('')} />
    </>
  );
}

const binder = (x: number, y: number): string =>
  box(x - 13, y - 17, 26, 34) + uprights([x - 7], y - 17, y + 17) + levels([y - 8, y - 3], x - 2, x + 8);

/** A sheet with a folded corner and three bars. */
function fieldSheet(x: number, y: number): string {
  const bars = [3, -2, -6].map((top, index) => uprights([x + (index - 1) * 6], y + top, y + 11));
  return `M${x - 13} ${y + 17}v-34h19l7 7v27zM${x + 6} ${y - 17}v7h7${bars.join('')}`;
}

/** Binders go down, field sheets come back up. */
function Exchange({ down, up }: { readonly down: string; readonly up: string }) {
  const [left, right, top, bottom] = [708, 834, 48, 486];
  const stops = [158, 264, 370];
  return (
    <>
      <Lettering x={left - 12} y={top}>
        {down}
      </Lettering>
      <path strokeWidth={1.5} d={`M${left} ${top + 18}V${bottom - 44}`} />
      <ArrowHead tip={[left, bottom - 36]} turn={90} size={13} />
      <path className="fill-paper" strokeWidth={1} d={stops.map((y) => binder(left, y)).join('')} />
      <Lettering x={right + 12} y={bottom} anchor="end" className="fill-accent">
        {up}
      </Lettering>
      <path className="stroke-accent" strokeWidth={1.5} d={`M${right} ${bottom - 26}V${top + 42}`} />
      <ArrowHead tip={[right, top + 36]} turn={-90} size={13} className="fill-accent stroke-accent" />
      <path className="fill-paper stroke-accent" strokeWidth={1} d={stops.map((y) => fieldSheet(right, y)).join('')} />
    </>
  );
}
