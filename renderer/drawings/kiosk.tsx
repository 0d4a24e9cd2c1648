import { Awning } from './parts/awning.tsx';
import { KioskDome } from './parts/kiosk-dome.tsx';
import { Bundles, HeadlineBoard, Pigeon, PostcardRack } from './parts/newsstand.tsx';
import { covers, frontPages, mastheads, pile, sheets } from './parts/papers.ts';
import { box, disc, levels, type Point, round, steps, uprights } from './parts/pen.ts';

const GROUND = 444;
const MIDDLE = 240;
const EAVES = 184;
/** Half the width of the face turned to us, and of the whole kiosk. */
const FRONT = 74;
const HALF = 112;
const COVER = { width: 15, height: 20 } as const;
const BROADSHEET = { width: 30, height: 46 } as const;
const TONES = ['fill-paper', 'fill-wash-sky', 'fill-paper-deep', 'fill-wash-clay', 'fill-accent', 'fill-wash-sand'] as const;

const grid = (columns: readonly number[], rows: readonly number[]): Point[] => rows.flatMap((y) => columns.map((x): Point => [x, y]));

/** The street behind, faint. */
function Behind() {
  const bays = [42, 96, 150, 330, 384, 438];
  const windows = bays.map(
    (x) => box(x - 13, 138, 26, 74) + box(x - 13, 252, 26, 66) + levels([162, 276], x - 13, x + 13) + uprights([x], 138, 212),
  );
  const balcony = uprights(steps(56, 18, 462), 202, 216) + levels([202], 18, 462);
  const arches = bays.map((x) => `M${x - 18} ${GROUND}v-70a18 18 0 0 1 36 0v70`);
  const courses = levels([118, 123, 216, 222, 332, 338], 14, 466) + uprights([18, 462], 123, GROUND);
  return <path className="stroke-line" strokeWidth={0.75} d={courses + windows.join('') + balcony + arches.join('')} />;
}

/** The cornice with its palmettes, over a frieze with an empty name board. */
function Entablature() {
  const palmettes = steps(13, MIDDLE - HALF - 2, MIDDLE + HALF + 2).map(
    (x) => `M${round(x - 6)} ${EAVES - 5}q0-8 6-11q6 3 6 11zm6 0v-6m-3 6q0-4 3-6q3 2 3 6`,
  );
  const roses = [-1, 1].map((side) => MIDDLE + (side * (FRONT + HALF)) / 2);
  const board = box(MIDDLE - FRONT + 4, EAVES + 11, FRONT * 2 - 8, 16);
  return (
    <g className="fill-paper" strokeWidth={0.75}>
      <path className="fill-wash-sage" d={palmettes.join('')} />
      <path className="fill-wash-sage" strokeWidth={1} d={box(MIDDLE - HALF - 2, EAVES + 4, HALF * 2 + 4, 28)} />
      <path strokeWidth={1} d={box(MIDDLE - HALF - 14, EAVES - 5, HALF * 2 + 28, 5) + box(MIDDLE - HALF - 9, EAVES, HALF * 2 + 18, 4)} />
      <path d={uprights(steps(27, MIDDLE - HALF + 4, MIDDLE + HALF - 4), EAVES + 4, EAVES + 8)} />
      <path d={board + roses.map((x) => disc(x, EAVES + 19, 6) + disc(x, EAVES + 19, 2.5)).join('')} />
      <path className="fill-ink stroke-none" d={box(MIDDLE - 46, EAVES + 17.5, 26, 3.4) + box(MIDDLE - 14, EAVES + 17.5, 60, 3.4)} />
    </g>
  );
}

/** Magazines in rows, a few of them in colour. */
function Magazines({ at }: { readonly at: readonly Point[] }) {
  const tinted = (tint: number) => at.filter((_, index) => (index * 5) % TONES.length === tint);
  return (
    <>
      {TONES.map((tone, tint) => (
        <path key={tone} className={tone} d={sheets(tinted(tint), COVER)} />
      ))}
      <path className="max-sm:hidden" strokeWidth={0.5} d={covers(at, COVER)} />
    </>
  );
}

/** The open face: magazines in the dark inside, piles on the counter, newspapers in the rack below. */
function Front() {
  const papers = grid(steps(4, MIDDLE - 66, MIDDLE + 36), [368]);
  const [left, width] = [MIDDLE - FRONT, FRONT * 2];
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1} d={box(left, 216, width, 216)} />
      <path className="fill-ink-soft" d={box(left + 6, 216, width - 12, 136)} />
      <Magazines at={grid(steps(7, MIDDLE - 64, MIDDLE + 49), [251, 275, 299])} />
      <path className="fill-paper" d={pile(MIDDLE - 62, 352, 34, 5) + pile(MIDDLE - 20, 352, 34, 8) + pile(MIDDLE + 24, 352, 36, 6)} />
      <path className="fill-paper" strokeWidth={1} d={box(left - 4, 352, width + 8, 5)} />
      <path className="fill-paper-deep" d={box(left + 4, 361, width - 8, 64)} />
      <path className="fill-paper" d={sheets(papers, BROADSHEET)} />
      <path className="stroke-ink-soft max-sm:hidden" strokeWidth={0.5} d={frontPages(papers, BROADSHEET)} />
      <path className="fill-ink stroke-none" d={mastheads(papers, BROADSHEET)} />
      <path className="fill-paper" d={box(left + 4, 405, width - 8, 2.5)} />
    </g>
  );
}

/** A face seen at an angle: a poster under an arch, a panel below. */
function SideFace({ side }: { readonly side: 1 | -1 }) {
  const left = side === 1 ? MIDDLE + FRONT : MIDDLE - HALF;
  const [width, middle] = [HALF - FRONT, left + (HALF - FRONT) / 2];
  const bill =
    side === 1
      ? `M${middle - 9} 276h18m-18 5h18M${middle - 9} 322l9-34l9 34zm4-15h10`
      : `M${middle - 8} 300a8 20 0 1 1 16 0a8 20 0 1 1-16 0m4 0a4 10 0 1 1 8 0a4 10 0 1 1-8 0`;
  const title = side === 1 ? 254 : 330;
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1} d={box(left, 216, width, 216)} />
      <path className="fill-paper" d={`M${left + 6} 356V238q${width / 2 - 6}-22 ${width - 12} 0v118z`} />
      <path className={side === 1 ? 'fill-wash-sand' : 'fill-wash-clay'} d={box(left + 9, 244, width - 18, 108)} />
      <path className="fill-ink stroke-none" d={box(middle - 8, title, 16, 4) + box(middle - 8, title + 8, 11, 4)} />
      <path d={`${bill}${box(left + 6, 364, width - 12, 58)}${box(left + 10, 368, width - 20, 50)}`} />
    </g>
  );
}

/** The articles page's drawing: a Paris newspaper kiosk in elevation, open, with what it puts out on the pavement. */
export function Kiosk() {
  return (
    <>
      <Behind />
      <KioskDome x={MIDDLE} y={EAVES - 5} />
      <SideFace side={-1} />
      <SideFace side={1} />
      <Front />
      <Entablature />
      <Awning x={MIDDLE - 82} y={215} width={164} drop={36} cloth="fill-paper" stripe="fill-wash-sage" />
      <path className="fill-paper" strokeWidth={1} d={box(MIDDLE - HALF - 5, 432, HALF * 2 + 10, 12)} />
      <path strokeWidth={1.5} d={levels([GROUND + 8], 0, 480)} />
      <path className="stroke-ink-soft" strokeWidth={0.75} d={levels([GROUND, GROUND + 14], 0, 480)} />
      <PostcardRack x={82} y={GROUND + 4} />
      <HeadlineBoard x={392} y={GROUND + 4} />
      <Bundles x={442} y={GROUND + 4} />
      <Pigeon x={30} y={GROUND + 8} />
      <Pigeon x={344} y={GROUND + 8} facing={-1} />
    </>
  );
}
