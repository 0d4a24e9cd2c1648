/** Who and what moves in a street: people, half as high as a shop, and the signs that call them; each on y 0. */
import { box, disc, round } from './pen.ts';

export interface Passer {
  readonly x: number;
  /** A fill class. */
  readonly coat: string;
  /** To the left; to the right otherwise. */
  readonly isBack?: true;
  readonly hasHat?: true;
  readonly carries?: keyof typeof loads;
}

/** What somebody who walks to the right consists of: a first point, seen from their foot, and the way from there. */
type Part = readonly [x: number, y: number, way: string];

const legs: Part = [-1.4, -14, 'l-2.8 14h3m2.6-14l2.4 14h3'];
const arm: Part = [0.6, -26.6, 'l3.2 5.4l.6 5'];
const coat: Part = [-3.4, -28, 'q3.4-2.6 6.8 0l1.8 15.4h-10.2z'];
const head: Part = [-2.4, -31.8, 'a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z'];
const hair: Part = [-2.6, -30.6, 'q-1.4-4.2 2.4-4.4q2.6-.2 3.2 2.2q-3.4-.6-4 .6z'];
const hat: Part = [-4, -33, 'h8.6v1h-8.6zm1.8 0q.2-3.4 2.5-3.4t2.5 3.4z'];
const loads = {
  bag: { fill: 'fill-paper', part: [1.6, -15.5, 'h5.4v6.5h-5.4zm1.2 0q1.5-3.4 3 0'] },
  bouquet: { fill: 'fill-wash-clay', part: [4.2, -17, 'l1.6 6l2-6q2.6-2.4-.4-4q-2-2.4-3.6 0q-2.4 2 .4 4z'] },
  loaf: { fill: 'fill-wash-sand', part: [1.8, -17.4, 'l7-8.4q2-.6 1.6 1.4l-7 8.4q-2 .6-1.6-1.4z'] },
} as const satisfies Readonly<Record<string, { readonly fill: string; readonly part: Part }>>;

/** People on their way: those to the left are drawn in a mirror. */
export function PassersBy({ people, y }: { readonly people: readonly Passer[]; readonly y: number }) {
  const back = people.filter(({ isBack }) => isBack).map((each) => ({ ...each, x: -each.x }));
  return (
    <g transform={`translate(0 ${y})`} strokeWidth={0.75}>
      <Row people={people.filter(({ isBack }) => !isBack)} />
      <g transform="scale(-1 1)">
        <Row people={back} />
      </g>
    </g>
  );
}

/** One line for what all have alike: a street full of people is a dozen paths. */
function Row({ people }: { readonly people: readonly Passer[] }) {
  const drawn = (of: readonly Passer[], [px, py, way]: Part) => of.map(({ x }) => `M${round(x + px)} ${py}${way}`).join('');
  const coats = [...new Set(people.map((each) => each.coat))];
  const carried = Object.entries(loads).map(([name, load]) => ({ ...load, by: people.filter(({ carries }) => carries === name) }));
  return (
    <>
      <path d={drawn(people, legs)} />
      {coats.map((fill) => (
        <path
          key={fill}
          className={fill}
          d={drawn(
            people.filter((each) => each.coat === fill),
            coat,
          )}
        />
      ))}
      {carried.map(({ fill, part, by }) => by.length > 0 && <path key={fill} className={fill} d={drawn(by, part)} />)}
      <path d={drawn(people, arm)} />
      <path className="fill-paper" d={drawn(people, head)} />
      <path
        className="fill-ink"
        d={
          drawn(
            people.filter(({ hasHat }) => hasHat),
            hat,
          ) +
          drawn(
            people.filter(({ hasHat }) => !hasHat),
            hair,
          )
        }
      />
    </>
  );
}

/** A dog on its lead, which somebody 12 to the left of it holds. */
export function Dog({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="stroke-ink-soft" d="M-7.6-16.2q4 5.4 12 6" />
      <path className="fill-paper-deep" d="M-4-7q-2-1-3-4q3 1.4 4 1.4h6l2-3l1 1.6l2.6 1l-1 1.8h-2l-.4 8.2h-1.6l-.6-4.6h-4l-1 4.6h-1.6z" />
    </g>
  );
}

/** What is on today, on boards that stand before the shops. */
export function SandwichBoards({ at, y }: { readonly at: readonly number[]; readonly y: number }) {
  return (
    <g transform={`translate(0 ${y})`} strokeWidth={0.75}>
      <path className="fill-ink-soft" d={at.map((x) => `M${x - 6} 0l1.6-19h8.8l1.6 19h-2l-.3-3h-7.4l-.3 3z`).join('')} />
      <path className="stroke-paper" d={at.map((x) => `M${x - 2.8}-15.4h5.6m-6 3.4h4m-4.2 3.2h6.6`).join('')} />
    </g>
  );
}

/** Round signs on brackets, each from the pier that it hangs on. */
export function HangingSigns({ at, y }: { readonly at: readonly number[]; readonly y: number }) {
  return (
    <g transform={`translate(0 ${y})`} strokeWidth={0.75}>
      <path d={at.map((x) => `M${x} 0h13m-13 7q8-.4 9-7m-4.4 0v3m6.4-3v3`).join('')} />
      <path className="fill-wash-sand" d={at.map((x) => disc(x + 7.8, 8.6, 5.6)).join('')} />
      <path className="fill-paper" d={at.map((x) => box(x + 5.8, 6.6, 4, 4)).join('')} />
    </g>
  );
}
