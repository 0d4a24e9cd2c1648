/** One mark for each criterion of a site, drawn around 0: from the customers of the area to the prospects of the district. */
import type { Contents } from '#generated/content.ts';
import { disc, levels, uprights } from './pen.ts';

/** The sole of a shoe, its toe up. */
const sole = (x: number, y: number): string => `M${x - 2.5} ${y + 1}q-1.5-7 2.5-7t2.5 7zm.3 2.5h4.4q.3 3.5-2.2 3.5t-2.2-3.5z`;

const customers =
  disc(0, 0, 2) +
  disc(0, 0, 8.5) +
  [
    [-4, -3.5],
    [4.5, -3],
    [-4.5, 3.5],
    [1, 5.5],
    [0.5, -5.8],
    [5, 2.5],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 0.7))
    .join('');
const footfall = sole(-3.8, 1) + sole(3.8, -2);
const visibility = `M-9.5 0q9.5-10 19 0q-9.5 10-19 0z${disc(0, 0, 3.4)}${disc(0, 0, 1)}`;
const access = `M-6 5.5v-11q0-2.5 2.5-2.5h7q2.5 0 2.5 2.5v11z${levels([1], -6, 6)}${uprights([0], -5.5, 1)}M-3.5 3.3h1.5m4 0h1.5M-4.5 5.5l-1.5 3m10.5-3l1.5 3M-6-5.5h12`;
const competition = disc(-3.5, 0, 5.5) + disc(3.5, 0, 5.5);
const neighbours = `M-9 8v-10h5.5v10m0-2v-11l3.5-3l3.5 3v11m0 2v-10h5.5v10M-10 8h20M-1.2 8v-4h2.4v4M-1.2-3.5h2.4m-8.6 5h1.5m11 0h1.5`;
const layout = 'M-3 8h-5.5v-16h17v16h-5M-3 8v-6a6 6 0 0 1 6 6M2-8v3m0 3v2h6.5M-5.5-5h3v4h-3z';
const compliance = 'M-7.5 7.5v-15l15 15zm3-3v-5l5 5zM-7.5-3h1.5m-1.5 3h1.5';
const rent = `${disc(0, 0, 8.5)}M3.5-3.5q-1.5-1.5-3-1.5q-4 0-4 5t4 5q1.5 0 3-1.5M-5-1.2h6m-6 2.4h6`;
const lease = `M-6.5-8.5h9l4 4v13h-13zm9 0v4h4M-3.5-2.5h4m-4 3h7${disc(2.5, 5, 1.9)}M-3.5 4h2.5`;
const keyMoney = `${disc(-4, 4, 4)}${disc(-4, 4, 1)}M-1.2 1.2l9.2-9.2m-3 3l3 3m-6-1l2.2 2.2`;
const prospects = 'M-4 8.5v-15m2.5 15v-15M-9-6.5h18l-7.5-2.5h-5zM-4 5l2.5-3l-2.5-3l2.5-3m-4 12.5h6M6-6.5v5m-2 0h4v3h-4z';

/** In the order of the article, clockwise from the top. */
export const criteriaMarks: Readonly<Record<Contents['blog']['criteria'][number]['id'], string>> = {
  customers,
  footfall,
  visibility,
  access,
  competition,
  neighbours,
  layout,
  compliance,
  rent,
  lease,
  'key-money': keyMoney,
  prospects,
};
