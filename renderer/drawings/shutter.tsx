import { box, disc, levels, round, steps, uprights } from './parts/pen.ts';
import { LampPost } from './parts/street-furniture.tsx';

const GROUND = 366;
const LEFT = 64;
const RIGHT = 404;
const FASCIA = 84;
const BLIND = { left: 92, right: 376, top: 150, foot: 364 } as const;

/** The first floor above, its louvred shutters closed. */
function Above() {
  const windows = [112, 234, 356, 462];
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" d={windows.map((x) => box(x - 29, 0, 58, 58)).join('')} />
      <path className="fill-paper-deep" d={windows.map((x) => box(x - 24, 0, 24, 52) + box(x, 0, 24, 52)).join('')} />
      <path
        className="stroke-ink-soft max-sm:hidden"
        strokeWidth={0.5}
        d={windows.map((x) => levels(steps(13, 3, 47), x - 20, x - 4) + levels(steps(13, 3, 47), x + 4, x + 20)).join('')}
      />
      <path className="fill-paper" d={windows.map((x) => box(x - 33, 52, 66, 5)).join('') + box(20, 66, 516, 8)} />
      <path className="stroke-ink-soft" d={levels([78], 24, 532)} />
    </g>
  );
}

/** The fascia, its pilasters, and the awning rolled up under it. */
function Front() {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1.25} d={box(LEFT, FASCIA, RIGHT - LEFT, GROUND - FASCIA)} />
      <path className="fill-wash-sage" d={box(LEFT - 6, FASCIA - 5, RIGHT - LEFT + 12, 5) + box(LEFT - 3, FASCIA, RIGHT - LEFT + 6, 4)} />
      <path d={box(LEFT + 10, FASCIA + 11, RIGHT - LEFT - 20, 27)} />
      <path className="fill-ink stroke-none" d={box(150, FASCIA + 22.5, 56, 4.5) + box(262, FASCIA + 22.5, 56, 4.5)} />
      <path className="fill-paper" d={disc(234, FASCIA + 24.5, 10) + disc(234, FASCIA + 24.5, 5)} />
      {[LEFT, RIGHT - 28].map((x) => (
        <path
          key={x}
          d={
            box(x, FASCIA + 46, 28, GROUND - FASCIA - 46) +
            box(x + 7, 152, 14, 128) +
            box(x + 7, 292, 14, 44) +
            levels([140, 144, 344, 349], x, x + 28)
          }
        />
      ))}
      <path className="fill-paper" d={`M${LEFT + 8} 142v5${'q5.4 9 10.8 0'.repeat(30)}v-5z`} />
      <path className="fill-wash-sand" strokeWidth={1} d={box(LEFT + 6, 128, RIGHT - LEFT - 12, 14)} />
      <path className="max-sm:hidden" d={levels([132, 138], LEFT + 6, RIGHT - 6)} />
      <path d={`M${LEFT + 22} 152l22-10m248 10l-22-10${disc(LEFT + 22, 152, 2)}${disc(RIGHT - 22, 152, 2)}`} />
    </g>
  );
}

/** The shutter itself: slats, guides, a bottom bar with its lock. */
function Blind() {
  const { left, right, top, foot } = BLIND;
  const slats = steps(23, top + 12, foot - 12);
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper-deep" strokeWidth={1} d={box(left, top + 4, right - left, foot - top - 4)} />
      <path d={levels(slats, left + 7, right - 7)} />
      <path
        className="stroke-line max-sm:hidden"
        d={levels(
          slats.map((y) => y + 2.5),
          left + 8,
          right - 8,
        )}
      />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.5}
        d={levels(
          slats.map((y) => y - 2),
          left + 8,
          right - 8,
        )}
      />
      <path className="fill-paper" d={box(left, top + 4, 7, GROUND - top - 4) + box(right - 7, top + 4, 7, GROUND - top - 4)} />
      <path className="fill-wash-sand" d={box(left + 7, foot - 8, right - left - 14, 10)} />
      <path className="fill-ink-soft" d={box(218, foot - 12, 32, 14)} />
      <path className="fill-paper" d={disc(234, foot - 5, 3.5)} />
      <path className="fill-ink" d={box(left + 16, foot - 6, 14, 5) + box(right - 30, foot - 6, 14, 5)} />
    </g>
  );
}

/** One notice, taped a little askew. */
function Notice() {
  return (
    <g transform="translate(166 232) rotate(-4)" strokeWidth={0.75}>
      <path className="fill-accent" d={box(-26, -33, 52, 66)} />
      <path className="stroke-paper" strokeWidth={1.5} d={`${levels([-20], -14, 14)}${levels([-8, 0, 8, 16], -17, 17)}M-17 24h20`} />
      <path className="fill-wash-sand" d="M-32-33l10-7l5 6l-10 7zM32-33l-10-7l-5 6l10 7z" />
    </g>
  );
}

/** The house's own door, to the right of the shop. */
function HouseDoor() {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" d={box(424, 128, 84, GROUND - 128)} />
      <path className="fill-wash-clay" strokeWidth={1} d={box(432, 170, 68, GROUND - 176)} />
      <path className="fill-wash-sky" d="M432 166a34 30 0 0 1 68 0z" />
      <path
        d={`M466 166v-30m0 30l-24-21m24 21l24-21${uprights([466], 170, 360)}${[438, 470].map((x) => box(x, 180, 24, 62) + box(x, 252, 24, 34) + box(x, 296, 24, 54)).join('')}`}
      />
      <path className="fill-ink" d={disc(461, 270, 1.8) + disc(471, 270, 1.8)} />
      <path className="fill-paper" d={box(428, 360, 76, 6) + box(512, 226, 12, 18) + disc(518, 231, 1.5) + disc(518, 238, 1.5)} />
    </g>
  );
}

/** The error pages' drawing: a shop that is closed, its shutter down, its awning rolled up, one notice. */
export function Shutter() {
  return (
    <>
      <path className="stroke-ink-soft" strokeWidth={0.75} d={uprights([30, 530], 0, GROUND)} />
      <path
        className="stroke-line"
        strokeWidth={0.75}
        d={
          levels(steps(13, 96, 348), 30, LEFT) +
          levels(steps(13, 96, 348), RIGHT, 424) +
          levels(steps(13, 96, 348), 508, 530) +
          uprights([47], 96, 348)
        }
      />
      <Above />
      <HouseDoor />
      <Front />
      <Blind />
      <Notice />
      <path
        className="fill-paper"
        strokeWidth={0.75}
        d={steps(5, 0, 4)
          .map((sheet) => box(round(300 + (sheet % 2) * 1.5), GROUND - 5 - sheet * 4.5, 44, 4.5))
          .join('')}
      />
      <path strokeWidth={0.75} d={`M323 ${GROUND}v-23`} />
      <g transform={`translate(48 ${GROUND + 6}) scale(2.1)`}>
        <LampPost x={0} y={0} />
      </g>
      <path strokeWidth={1.5} d={levels([GROUND + 6], 6, 554)} />
      <path
        className="stroke-ink-soft"
        strokeWidth={0.75}
        d={levels([GROUND, GROUND + 11, GROUND + 24], 6, 554) + uprights(steps(12, 30, 530), GROUND + 11, GROUND + 24)}
      />
    </>
  );
}
