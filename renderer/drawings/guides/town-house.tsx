/** A narrow town house over a shop: its windows in rows, a string course at each floor, a roof with its chimney. */
import { box, levels, round, shape, steps, uprights } from '../parts/pen.ts';
import { Shop, type ShopProps } from './shop.tsx';

export interface TownHouseProps extends ShopProps {
  readonly floors: number;
  readonly roof: 'mansard' | 'gable' | 'flat';
  /** Fill of the wall. */
  readonly wall?: string;
}

const floorHeight = 24;

export function TownHouse({ floors, roof, wall = 'fill-paper', ...shop }: TownHouseProps) {
  const { x, ground, width = 38, height = 48 } = shop;
  const eaves = ground - height - floors * floorHeight;
  const bays = steps(width > 44 ? 3 : 2, x + width * (width > 44 ? 0.2 : 0.28), x + width * (width > 44 ? 0.8 : 0.72));
  const rows = Array.from({ length: floors }, (_, index) => ground - height - index * floorHeight);
  const windows = rows.flatMap((floor) => bays.map((bay) => box(bay - 3.5, floor - 20, 7, 14))).join('');
  const bars = rows.flatMap((floor) => bays.map((bay) => `M${round(bay)} ${floor - 20}v14M${round(bay - 3.5)} ${floor - 15}h7`)).join('');
  const guards = rows
    .flatMap((floor) => bays.map((bay) => `M${round(bay - 5)} ${floor - 10}h10M${round(bay - 5)} ${floor - 5.5}h10`))
    .join('');
  return (
    <g strokeWidth={0.75}>
      <Roof x={x} eaves={eaves} width={width} kind={roof} />
      <path className={wall} strokeWidth={1} d={box(x, eaves, width, ground - eaves)} />
      <path className="fill-wash-sky" d={windows} />
      <path d={bars + guards + levels(rows.slice(1), x, x + width)} />
      <path className="fill-paper" d={box(x - 1.5, eaves - 3, width + 3, 3)} />
      <Shop {...shop} />
    </g>
  );
}

function Roof({
  x,
  eaves,
  width,
  kind,
}: {
  readonly x: number;
  readonly eaves: number;
  readonly width: number;
  readonly kind: TownHouseProps['roof'];
}) {
  if (kind === 'flat')
    return (
      <path d={box(x + 3, eaves - 8, width - 6, 5) + uprights(steps(Math.round(width / 5), x + 5, x + width - 5), eaves - 8, eaves - 3)} />
    );
  const rise = kind === 'mansard' ? 18 : 15;
  const inset = kind === 'mansard' ? 4 : width / 2;
  const stack = x + width * 0.72;
  const middle = x + width / 2;
  return (
    <>
      <path
        className="fill-wash-clay"
        d={box(stack, eaves - rise - 9, 7, rise + 6) + uprights([stack + 2, stack + 5], eaves - rise - 13, eaves - rise - 9)}
      />
      <path
        className={kind === 'mansard' ? 'fill-wash-sky' : 'fill-wash-clay'}
        d={
          kind === 'mansard'
            ? shape([
                [x, eaves - 3],
                [x + inset, eaves - rise],
                [x + width - inset, eaves - rise],
                [x + width, eaves - 3],
              ])
            : shape([
                [x - 2, eaves - 2],
                [middle, eaves - rise],
                [x + width + 2, eaves - 2],
              ])
        }
      />
      {kind === 'mansard' ? <path className="fill-paper" d={`M${round(middle - 4)} ${eaves - 3}v-9q4-5 8 0v9z`} /> : null}
    </>
  );
}
