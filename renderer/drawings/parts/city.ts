/** The quarter on the street plan: an avenue, a curved boulevard, a round square, a river, and the blocks between. */
import { type Point, points } from './pen.ts';
import { area, away, centre, contains, cut, cutAll, edges, inside, leftOf, nearest, outside, type Polygon, subdivide } from './polygon.ts';

export const FRAME = { left: 18, top: 18, right: 782, bottom: 622 } as const;
const PAGE: Polygon = [
  [FRAME.left, FRAME.top],
  [FRAME.left, FRAME.bottom],
  [FRAME.right, FRAME.bottom],
  [FRAME.right, FRAME.top],
];

export const AVENUE: readonly [Point, Point] = [
  [60, 640],
  [640, 0],
];
export const BOULEVARD = { centre: [250, 1010], radius: 640 } as const;
export const RIVER = { centre: [770, -330], radius: 424 } as const;
export const PLACE = { centre: [302, 372.5], radius: 44 } as const;
export const SITE: Point = [452, 274];
const RIVALS = points(
  '404 318, 497 197, 370 246, 556 232, 420 396, 338 300, 634 262, 548 436, 268 262, 212 470, 668 150, 640 470, 176 232, 468 520',
);
const GARDEN: Point = [585, 375];
const CHURCH: Point = [134, 155];

const [from, to] = AVENUE;
const quarters = [PAGE]
  .flatMap((land) => cutAll([land], leftOf(from, to, 13), leftOf(to, from, 13)))
  .flatMap((land) => cutAll([land], outside(BOULEVARD.centre, BOULEVARD.radius + 12), inside(BOULEVARD.centre, BOULEVARD.radius - 12)))
  .flatMap((land) => cutAll([land], outside(RIVER.centre, RIVER.radius + 34), inside(RIVER.centre, RIVER.radius - 34)))
  .map((land) => cut(land, outside(PLACE.centre, PLACE.radius)));

const blocks = quarters.flatMap((land, index) => subdivide(land, 5600, 11, index + 3)).filter((block) => area(block) > 120);

export const garden = blocks.find((block) => contains(block, GARDEN));
export const close = blocks.find((block) => contains(block, CHURCH));
export const built: readonly Polygon[] = blocks.filter((block) => block !== garden && block !== close);
export const river: Polygon = cut(cut(PAGE, inside(RIVER.centre, RIVER.radius + 24)), outside(RIVER.centre, RIVER.radius - 24));

/** How far a block stands from the site. */
export const distance = (block: Polygon): number => away(centre(block), SITE);
export const bridge: Polygon = cut(cut(river, leftOf(from, to, -9)), leftOf(to, from, -9));

/** Shops that sell the same thing, each on the nearest street front. */
export const rivals: readonly Point[] = RIVALS.map((rival) =>
  built
    .flatMap(edges)
    .map(([a, b]) => nearest(rival, a, b))
    .reduce((best, point) => (away(point, rival) < away(best, rival) ? point : best)),
);
