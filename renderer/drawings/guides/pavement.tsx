/** The street before a shopfront: paving and kerb, the faint neighbours, a café table with its chairs, a bicycle. */
import { box, disc, levels, steps, uprights } from '../parts/pen.ts';

const ground = 440;

export function Pavement() {
  return (
    <>
      <g className="stroke-line" strokeWidth={1}>
        {[24, 112, 720, 808].map((x) => (
          <path key={x} d={`${box(x, 34, 44, 110)}${uprights([x + 22], 34, 144)}${levels([62, 90], x, x + 44)}`} />
        ))}
        <path d={levels([151, 158], 0, 196) + levels([151, 158], 684, 880)} />
      </g>
      <path className="fill-paper-deep stroke-none" d={box(0, ground, 880, 16)} />
      <path strokeWidth={0.75} d={uprights(steps(20, 22, 858), ground, ground + 16) + levels([ground + 16], 0, 880)} />
      <path strokeWidth={2} d={levels([ground], 0, 880)} />
    </>
  );
}

/** A round table between two bistro chairs; a clipped tree in its box on each side of the shop. */
export function Terrace() {
  return (
    <>
      <Chair x={40} turn={1} />
      <Chair x={140} turn={-1} />
      <path d="M90 384v50M74 440q16-12 32 0" />
      <path className="fill-paper" d={box(62, 380, 56, 4)} />
      <path className="fill-paper" strokeWidth={1} d="M76 380v-9h9v9zM85 373q5 0 5 3t-5 2M98 380v-16h5v16z" />
      <BoxTree x={182} />
      <BoxTree x={696} />
    </>
  );
}

/** A bentwood chair seen from the side; `turn` 1 faces right. */
function Chair({ x, turn }: { readonly x: number; readonly turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${ground}) scale(${turn} 1)`}>
      <path d="M-19 0q4-18 3-37M16 0q-4-18-3-37" />
      <path className="fill-paper" d="M-17-38q-1-18-5-34q-1-4 2-4t3 3q5 18 5 35z" />
      <path strokeWidth={0.75} d="M-16-16q15-8 30 0M-16-62l-4 1M-14-50l-4 1" />
      <path className="fill-wash-sand" d={box(-19, -40, 36, 4)} />
    </g>
  );
}

function BoxTree({ x }: { readonly x: number }) {
  return (
    <g strokeWidth={1}>
      <path d={uprights([x], 380, 416)} />
      <path className="fill-wash-sage" d={disc(x, 374, 14)} />
      <path className="stroke-ink-soft" strokeWidth={0.5} d={`M${x - 8} 378q3-8 8-4M${x - 2} 366q6-4 9 3M${x + 1} 382q7 1 8-5`} />
      <path className="fill-paper" d={box(x - 11, 416, 22, 24)} />
      <path strokeWidth={0.75} d={`M${x - 11} 420h22M${x - 11} 436h22M${x - 7} 420l14 16M${x + 7} 420l-14 16`} />
    </g>
  );
}

/** A town bicycle, its basket in front. */
export function Bicycle() {
  const wheels = [746, 836];
  const hub = ground - 26;
  const spokes = (x: number) => `M${x - 25} ${hub}h50M${x} ${hub - 25}v50M${x - 18} ${hub - 18}l36 36M${x - 18} ${hub + 18}l36-36`;
  return (
    <>
      <path className="stroke-ink-soft" strokeWidth={0.5} d={wheels.map(spokes).join('')} />
      <path strokeWidth={1.5} d={wheels.map((x) => disc(x, hub, 26)).join('')} />
      <path d="M746 414H780L769 376L746 414M769 376L818 374M780 414L820 386M816 366L821 388Q826 404 836 414M769 376L766 367" />
      <path d="M816 366q-2-7-12-4" />
      <path strokeWidth={3} d="M759 366h15" />
      <path className="fill-paper" strokeWidth={1} d={`${disc(780, 414, 6)}M821 372h22l-3 15h-17z`} />
      <path strokeWidth={0.75} d="M780 414l5 10h5M822 377h20M823 382h18M828 372l1 15M836 372l-1 15" />
    </>
  );
}
