/** The street of the home page: what its six houses are made of. */
import type { House } from './house.tsx';
import type { Storey } from './storey.tsx';

const storey = (height: number, opening: readonly [number, number], sill: number, head: Storey['head'], rail: Storey['rail']): Storey => ({
  height,
  opening,
  sill,
  head,
  rail,
});
const shuttered = (height: number, opening: readonly [number, number], sill: number): Storey => ({
  ...storey(height, opening, sill, 'flat', 'guard'),
  shutters: true,
});

/** From left to right. */
export const HOUSES: readonly House[] = [
  {
    width: 150,
    bays: 3,
    ground: 78,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [shuttered(50, [15, 36], 4), shuttered(47, [15, 33], 5), shuttered(40, [15, 25], 7)],
    roof: { kind: 'slope', height: 34, stacks: [26] },
  },
  {
    width: 238,
    bays: 5,
    ground: 82,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [
      storey(62, [20, 46], 0, 'hood', 'run'),
      storey(53, [20, 39], 3, 'hood', 'guard'),
      storey(50, [20, 36], 4, 'flat', 'guard'),
      storey(45, [20, 34], 0, 'flat', 'run'),
    ],
    roof: { kind: 'mansard', height: 46, dormer: 'pediment', stacks: [22, 214] },
    quoins: true,
    rusticated: true,
  },
  {
    width: 112,
    bays: 2,
    ground: 80,
    wall: 'fill-wash-sand',
    glass: 'fill-paper-deep',
    storeys: [
      storey(52, [22, 40], 0, 'segment', 'balcony'),
      storey(46, [22, 33], 4, 'segment', 'guard'),
      storey(40, [22, 26], 6, 'segment', 'guard'),
    ],
    roof: { kind: 'parapet', height: 20, stacks: [] },
  },
  {
    width: 268,
    bays: 5,
    ground: 84,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [
      storey(64, [30, 50], 0, 'arch', 'run'),
      storey(54, [22, 41], 3, 'pediment', 'guard'),
      storey(50, [22, 38], 0, 'hood', 'balcony'),
      storey(46, [22, 32], 4, 'segment', 'guard'),
      storey(42, [20, 31], 0, 'flat', 'run'),
    ],
    roof: { kind: 'mansard', height: 44, dormer: 'segment', stacks: [24, 244] },
    rusticated: true,
    pilasters: [1, 2],
  },
  {
    width: 132,
    bays: 2,
    ground: 78,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [
      storey(52, [36, 40], 4, 'flat', 'guard'),
      storey(50, [36, 38], 4, 'segment', 'guard'),
      storey(64, [46, 52], 4, 'arch', 'none'),
    ],
    roof: { kind: 'parapet', height: 18, stacks: [112] },
    quoins: true,
  },
  {
    width: 150,
    bays: 3,
    ground: 82,
    wall: 'fill-paper',
    glass: 'fill-paper-deep',
    storeys: [storey(58, [20, 44], 0, 'pediment', 'run'), storey(50, [20, 37], 3, 'hood', 'guard'), storey(44, [20, 33], 0, 'flat', 'run')],
    roof: { kind: 'mansard', height: 52, dormer: 'round', stacks: [24, 128] },
  },
];
