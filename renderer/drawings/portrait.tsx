import { sizes } from './drawing.ts';
import { between, box, disc, levels, uprights } from './parts/pen.ts';

const { width, height } = sizes.portrait;

/** The shop behind: shelves with boxes, out of focus. */
function Shelves() {
  const boards = [92, 164, 236];
  const goods = boards.map((y, row) =>
    between(7, 26, 294)
      .filter((_, place) => (place + row) % 3 !== 1)
      .map((x) => box(x - 11, y - 30 - ((x * 7) % 14), 22, 30 + ((x * 7) % 14)))
      .join(''),
  );
  return (
    <g className="stroke-line" strokeWidth={0.75}>
      <path
        d={
          goods.join('') +
          levels(boards, 12, 308) +
          levels(
            boards.map((y) => y + 5),
            12,
            308,
          )
        }
      />
      <path className="max-sm:hidden" d={uprights([12, 110, 210, 308], 20, 300)} />
    </g>
  );
}

/** Somebody at the counter, seen from the front and without a face: it is nobody’s likeness. */
function Person() {
  return (
    <g strokeWidth={1.25}>
      <path className="fill-wash-sage" d="M62 400c0-78 22-128 62-142l36 26 36-26c40 14 62 64 62 142z" />
      <path className="fill-paper" d="M124 258l36 26 36-26-10-20h-52z" />
      <path d="M124 258l20 40 16-14 16 14 20-40M160 284v116" />
      <path className="fill-paper" d="M136 222v22a24 15 0 0 0 48 0v-22z" />
      <path className="fill-paper" d="M114 158c0-34 19-54 46-54s46 20 46 54c0 42-20 72-46 72s-46-30-46-72z" />
      <path className="fill-ink" d="M110 166c-8-52 14-80 50-80s60 26 50 80c-4-26-14-38-28-46-24 10-50 10-62 8-6 10-8 22-10 38z" />
    </g>
  );
}

/** The counter, with a rolled plan on it and the tape that measures the shop. */
function Counter() {
  return (
    <g strokeWidth={1}>
      <path className="fill-paper" strokeWidth={1.25} d={box(0, 356, width, 44)} />
      <path className="fill-paper" d={box(28, 338, 142, 18) + disc(170, 347, 9)} />
      <path strokeWidth={0.75} d={disc(170, 347, 4) + uprights([44], 338, 356)} />
      <path className="fill-accent stroke-none" d={disc(236, 336, 20)} />
      <path className="fill-paper" d={disc(236, 336, 9)} />
      <path className="stroke-accent" strokeWidth={1.5} d="M236 356h70" />
      <path className="max-sm:hidden" strokeWidth={0.75} d={uprights(between(8, 242, 304), 356, 361)} />
    </g>
  );
}

/** The partner’s portrait, until there is a photograph. */
export function Portrait() {
  return (
    <g>
      <path className="fill-paper-deep stroke-none" d={box(0, 0, width, height)} />
      <Shelves />
      <Person />
      <Counter />
      <path strokeWidth={1.25} d={box(0.6, 0.6, width - 1.2, height - 1.2)} />
    </g>
  );
}
