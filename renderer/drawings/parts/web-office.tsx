/** The online shop above the store, standing on y 0: files, a desk with its screen, a bench where parcels are packed. */
import { row } from './goods.ts';
import { box, levels, round, shape, steps, uprights } from './pen.ts';

/** Files on three shelves, some leaning. */
function Files({ x }: { readonly x: number }) {
  const spines = [-1, -22, -43].flatMap((base, shelf) =>
    steps(10, x + 4, x + 58).map((left, index) =>
      (index + shelf) % 7 === 5
        ? shape([
            [left + 1, base],
            [left + 4, base - 15],
            [left + 8, base - 14],
            [left + 5, base],
          ])
        : box(left, base - 15 + ((index * 3 + shelf) % 4), 5, 15 - ((index * 3 + shelf) % 4)),
    ),
  );
  return (
    <>
      <path className="fill-paper-deep" d={box(x, -64, 66, 64)} />
      <path className="fill-paper" d={spines.join('')} />
      <path d={levels([-1, -22, -43], x, x + 66)} />
    </>
  );
}

/** Parcels on a bench, a roll of paper beside them. */
function Bench({ x }: { readonly x: number }) {
  return (
    <>
      <path className="fill-paper" d={`${box(x, -30, 104, 4)}M${x + 6}-26v26m92-26v26M${x + 6}-8h92`} />
      <path
        className="fill-wash-sand"
        d={box(x + 6, -48, 26, 18) + box(x + 10, -60, 18, 12) + box(x + 36, -44, 20, 14) + box(x + 12, -22, 24, 14)}
      />
      <path className="fill-wash-clay" d={box(x + 62, -42, 18, 12) + box(x + 44, -20, 30, 12)} />
      <path className="fill-paper" d={`M${x + 86}-30v-20q5-3 10 0v20z`} />
      <path d={`M${x + 19}-48v7m0-19v4m27 12v5m25-3v4M${x + 86}-50q5 3 10 0`} />
    </>
  );
}

interface Props {
  readonly y: number;
  /** The middle of the desk. */
  readonly desk: number;
}

export function WebOffice({ y, desk }: Props) {
  const windows = [243, 545].map(
    (x) => box(x - 17, -82, 34, 56) + box(x - 14, -79, 28, 50) + uprights([x], -79, -29) + levels([-62], x - 14, x + 14),
  );
  return (
    <g transform={`translate(0 ${round(y)})`} strokeWidth={0.75}>
      <path className="stroke-line" d={windows.join('')} />
      <Files x={124} />
      <path className="fill-paper" d={`${box(desk - 46, -30, 92, 4)}M${desk - 40}-26v26m80-26v26`} />
      <path className="fill-paper" d={box(desk + 14, -26, 22, 18) + levels([-17], desk + 14, desk + 36)} />
      <path className="fill-paper" strokeWidth={1} d={box(desk - 21, -66, 42, 29) + box(desk - 8, -33, 16, 3)} />
      <path d={`M${desk}-37v4`} />
      <path
        className="fill-wash-sky"
        d={steps(3, desk - 17, desk + 7)
          .map((x) => box(x, -58, 10, 12))
          .join('')}
      />
      <path d={levels([-62], desk - 17, desk + 17) + levels([-42], desk - 17, desk + 17)} />
      <path className="fill-wash-sage" d={row(['vase'], desk + 28, desk + 44, -30)} />
      <path className="fill-paper" d={`M${desk - 72}-14h22m-20 0l-5-24m14 24v11m-9 3q0-3 9-3t9 3`} />
      <Bench x={452} />
    </g>
  );
}
