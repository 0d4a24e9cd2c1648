import { CarriageDoor } from './parts/carriage-door.tsx';
import { DimensionLine } from './parts/dimension.tsx';
import { HouseFront } from './parts/house.tsx';
import { Dog, HangingSigns, type Passer, PassersBy, SandwichBoards } from './parts/passers-by.tsx';
import { levels, round } from './parts/pen.ts';
import { Rotunda } from './parts/rotunda.tsx';
import { ShopFront } from './parts/shop.tsx';
import { AdvertisingColumn, Bollards, BoxTree, LampPost } from './parts/street-furniture.tsx';
import { HOUSES } from './parts/street-houses.ts';
import { SHOPS } from './parts/street-shops.ts';
import { Tree } from './parts/tree.tsx';

const GROUND = 448;

const LEFT = 42;
const CORNER = 70;
const starts = HOUSES.map((_, index) => LEFT + HOUSES.slice(0, index).reduce((sum, house) => sum + house.width, 0));
const RIGHT = LEFT + HOUSES.reduce((sum, house) => sum + house.width, CORNER);

/** A second shop stands against the house's right pier; the last one's is under the corner. */
const offset = (house: number, place: number): number =>
  place === 0
    ? 0
    : house === HOUSES.length - 1
      ? (HOUSES[house]?.width ?? 0)
      : (HOUSES[house]?.width ?? 0) - (SHOPS[house]?.[place]?.width ?? 0);

/** Narrow windows show the middle of the street: both ends, the first house with them, they would fetch for nothing. */
const cutOff = (house: number): string | undefined => (house === 0 ? 'max-sm:hidden' : undefined);

/** Those who are in the street at this hour. */
const PEOPLE: readonly Passer[] = [
  { x: 232, coat: 'fill-ink-soft', hasHat: true },
  { x: 404, coat: 'fill-wash-clay', carries: 'bag' },
  { x: 506, coat: 'fill-wash-sky', isBack: true, carries: 'bag' },
  { x: 600, coat: 'fill-wash-sage' },
  { x: 762, coat: 'fill-wash-sand', isBack: true, carries: 'bouquet' },
  { x: 902, coat: 'fill-wash-clay', isBack: true },
];

/** And at its two ends. */
const FURTHER_PEOPLE: readonly Passer[] = [
  { x: 112, coat: 'fill-wash-sky', carries: 'loaf' },
  { x: 1016, coat: 'fill-wash-sage', isBack: true, carries: 'bag' },
  { x: 1078, coat: 'fill-ink-soft', hasHat: true },
  { x: 1092, coat: 'fill-wash-clay' },
];

/** The roofs behind, faint. */
const SKYLINE =
  'M4 212l8-60h8v-20h16v20h26l10-22h42v-26h18v26h62l8 40M432 212l10-64h26v-24h20v24h30l16 60M810 150l10-36h34v-22h22v22h50l14 44M1078 150l8-54h8v-20h18v20h20l12 46h14v-18h16v18h14l6 60';

/** The home page's drawing: a Paris street in elevation, six houses and their shops, one shop alone in colour. */
export function StreetElevation() {
  return (
    <>
      <path className="stroke-line" strokeWidth={0.75} d={SKYLINE} />
      <g transform={`translate(0 ${GROUND})`}>
        {HOUSES.map((house, index) => (
          <g key={starts[index]} className={cutOff(index)}>
            <HouseFront house={house} x={starts[index] ?? 0} />
          </g>
        ))}
        <g className={cutOff(0)}>
          <Rotunda x={RIGHT - CORNER} width={CORNER} ground={82} storeys={HOUSES.at(-1)?.storeys ?? []} />
        </g>
        {SHOPS.map((shops, index) =>
          shops.map((shop, place) => {
            const x = (starts[index] ?? 0) + offset(index, place);
            return (
              <g key={x} className={cutOff(index)}>
                <ShopFront shop={shop} x={x} />
              </g>
            );
          }),
        )}
        <CarriageDoor x={(starts[1] ?? 0) + 96} />
      </g>
      <path strokeWidth={1.5} d={levels([GROUND + 8], 0, 1200)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={levels([GROUND, GROUND + 12], 0, 1200)} />
      <g className={cutOff(0)}>
        <Tree x={46} y={GROUND + 5} height={176} spread={84} />
        <Tree x={1164} y={GROUND + 5} height={150} spread={62} />
      </g>
      <LampPost x={188} y={GROUND + 5} />
      <LampPost x={945} y={GROUND + 5} />
      <AdvertisingColumn x={830} y={GROUND + 5} />
      <Bollards x={284} y={GROUND + 5} count={2} pitch={54} />
      {[433, 539].map((x) => (
        <BoxTree key={x} x={x} y={GROUND + 5} />
      ))}
      <HangingSigns at={[starts[2] ?? 0]} y={GROUND - 70} />
      <SandwichBoards at={[378, 706]} y={GROUND + 6} />
      <g className={cutOff(0)}>
        <PassersBy people={FURTHER_PEOPLE} y={GROUND + 6} />
      </g>
      <PassersBy people={PEOPLE} y={GROUND + 6} />
      <Dog x={248} y={GROUND + 6} />
      <DimensionLine at={[...starts, RIGHT].map(round)} y={492} reach={-26} />
      <DimensionLine at={[starts[2] ?? 0, starts[3] ?? 0]} y={492} reach={-26} tone="stroke-accent" />
    </>
  );
}
