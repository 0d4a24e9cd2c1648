/** Ground in three terraces with stairs between them, seen in section. */
import { line, type Point, round, shape, steps } from '../parts/pen.ts';

export const left = 40;
export const span = 266;
/** Where the cut ends below. */
export const base = 408;
const rise = 44;
const treads = 4;

export const terrace = (index: number) => ({ x: left + index * span, end: left + (index + 1) * span, ground: 352 - index * rise });

/** The outline of the ground: each terrace, reached by its stairs. */
const profile: readonly Point[] = [0, 1, 2].flatMap((index) => {
  const { x, end, ground } = terrace(index);
  const stairs = steps(treads, 1, treads).flatMap((step): Point[] => {
    const foot = ground + rise - ((step - 1) * rise) / treads;
    return [
      [x + (step - 1) * 9, foot],
      [x + (step - 1) * 9, foot - rise / treads],
    ];
  });
  return [...(index === 0 ? [[x, ground] satisfies Point] : stairs), [end, ground] satisfies Point];
});

/** The ground cut through, its beds and the hatching under its surface. */
export function TerracedGround() {
  const surface = (x: number) => profile.filter(([edge]) => edge <= x).at(-1)?.[1] ?? base;
  const hatches = steps(67, left, left + 3 * span - 12).map((x) => `M${round(x)} ${round(surface(x) + 16)}l7-10`);
  const beds = [34, 46, 62].map((depth) => line(profile.map(([x, y]) => [x, Math.min(base, y + depth)])));
  return (
    <>
      <path className="fill-paper-deep stroke-none" d={shape([[left, base], ...profile, [left + 3 * span, base]])} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={hatches.join('')} />
      <path className="stroke-line" strokeWidth={0.75} d={beds.join('')} />
      <path strokeWidth={2} d={line(profile)} />
    </>
  );
}
