/** What a newspaper kiosk puts out on the pavement, each on y 0: postcards on a spinner, the day's headline, tied bundles, pigeons. */
import { pile } from './papers.ts';
import { box, levels, round, steps, uprights } from './pen.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

const TIERS = steps(5, -168, -44);

/** A turning rack of postcards: the cards of the outer columns are seen at an angle. */
export function PostcardRack({ x, y }: At) {
  const columns = [
    [-26, 9],
    [-14.5, 12],
    [2.5, 12],
    [17, 9],
  ] as const;
  const cards = TIERS.flatMap((top, tier) =>
    columns.map(([left, width], column) => ({ tint: (tier * 2 + column) % 5, d: box(left, top, width, 20) })),
  );
  const views = TIERS.flatMap((top, tier) =>
    columns.map(([left, width], column) =>
      (tier + column) % 2
        ? `${levels([top + 13], left + 1.5, left + width - 1.5)}m${round(-width / 2)} 0v-8`
        : `M${left + 1} ${round(top + 15)}l${width / 2 - 1}-8l${width / 2 - 1} 8`,
    ),
  );
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" d={box(-1.5, -186, 3, 180)} />
      <path className="fill-wash-sage" d="M-24 0q2-5 8-6h32q6 1 8 6zM-8-186h16l-3-5h-10z" />
      {['fill-paper', 'fill-wash-sky', 'fill-wash-sand', 'fill-wash-clay', 'fill-paper-deep'].map((tone, tint) => (
        <path
          key={tone}
          className={tone}
          d={cards
            .filter((card) => card.tint === tint)
            .map((card) => card.d)
            .join('')}
        />
      ))}
      <path className="stroke-ink-soft max-sm:hidden" strokeWidth={0.5} d={views.join('')} />
      <path
        d={
          levels(
            TIERS.map((top) => top + 16),
            -27,
            27,
          ) +
          uprights([-27, 27], TIERS[0] ?? 0, -26) +
          levels([-26], -27, 27)
        }
      />
    </g>
  );
}

/** A board on two legs with the day's headline. */
export function HeadlineBoard({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1} d={`${box(-24, -92, 3, 92)}${box(21, -92, 3, 92)}`} />
      <path className="fill-paper" strokeWidth={1} d={box(-24, -94, 48, 76)} />
      <path className="fill-accent" d={box(-20, -90, 40, 14)} />
      <path className="fill-paper stroke-none" d={box(-15, -84.5, 30, 3)} />
      <path className="fill-ink stroke-none" d={box(-18, -70, 36, 4.5) + box(-18, -62, 28, 4.5) + box(-18, -54, 33, 4.5)} />
      <path className="stroke-ink-soft" d={`${levels(steps(5, -44, -30), -18, -2)}${box(3, -45, 15, 16)}M3-33l5-5 4 3 6-7`} />
    </g>
  );
}

/** Bundles of papers, tied with string. */
export function Bundles({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.75}>
      <path className="fill-paper" d={pile(-15, 0, 32, 6) + pile(-12, -19, 30, 4)} />
      <path strokeWidth={1} d="M1 0v-18M3-19v-12" />
    </g>
  );
}

/** A pigeon about its business; -1 looks the other way. */
export function Pigeon({ x, y, facing = 1 }: At & { readonly facing?: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${facing} 1)`} strokeWidth={0.75}>
      <path className="fill-wash-sky" d="M-12-5q6-7 13-6q3-1 3.5-4q1-3 3.5-2.5l3 2l-2.5 .5q1 8-6 10.5q-6 1-14.5-.5z" />
      <path d="M-10-5q6-2 10-1M0-4.5V0m2.5-4.5V0M-1 0h2.5m0 0H4" />
    </g>
  );
}
