/** One storey of a façade between two floors: its windows, their heads and shutters, its ironwork. */
import { Railing, Slab } from './balcony.tsx';
import { between, box, levels, round, steps, uprights } from './pen.ts';

export interface Storey {
  readonly height: number;
  readonly opening: readonly [width: number, height: number];
  /** How far the opening stands above the floor. */
  readonly sill: number;
  readonly head: 'flat' | 'arch' | 'segment' | 'hood' | 'pediment';
  readonly rail: 'none' | 'guard' | 'balcony' | 'run';
  readonly shutters?: true;
}

/** An opening, `grow` units larger all round, flat or arched above. */
function opening(x: number, top: number, [width, height]: readonly [number, number], head: Storey['head'], grow: number): string {
  const half = width / 2 + grow;
  const rise = head === 'arch' ? half : head === 'segment' ? half * 0.4 : 0;
  if (rise === 0) return box(x - half, top - grow, half * 2, height + grow);
  const radius = round((half * half + rise * rise) / (2 * rise));
  const spring = round(top - grow + rise);
  return `M${round(x - half)} ${round(top + height)}V${spring}A${radius} ${radius} 0 0 1 ${round(x + half)} ${spring}V${round(top + height)}Z`;
}

/** Two leaves of three panes; more leaves in a wide opening. */
function bars(x: number, top: number, [width, height]: readonly [number, number], head: Storey['head']): string {
  const leaves = width < 30 ? 2 : 2 * Math.round(width / 22);
  const spring = head === 'arch' ? top + width / 2 : top + height * 0.3;
  return (
    uprights([x], top, top + height) +
    uprights(between(leaves - 1, x - width / 2, x + width / 2), spring, top + height) +
    levels([spring, (spring + top + height) / 2], x - width / 2, x + width / 2)
  );
}

/** The shadow of the lintel and of the left jamb on the glass. */
function reveal(x: number, top: number, [width, height]: readonly [number, number], head: Storey['head']): string {
  const rise = head === 'arch' ? width / 2 : head === 'segment' ? width / 5 : 0;
  const radius = rise > 0 ? round((width * width) / 4 / (2 * rise) + rise / 2) : 0;
  const lintel =
    rise > 0 ? `a${radius} ${radius} 0 0 1 ${width} 0v2.5a${radius} ${radius} 0 0 0 ${3 - width} 0` : `h${width}v3h${3 - width}`;
  return `M${round(x - width / 2)} ${round(top + height)}V${round(top + rise)}${lintel}V${round(top + height)}z`;
}

function hood(x: number, top: number, width: number, head: Storey['head']): string {
  const half = width / 2 + 4.5;
  const cornice = box(x - half, top - 7.5, half * 2, 2);
  const brackets = uprights([x - half + 1.5, x + half - 1.5], top - 5.5, top - 0.5);
  return (
    cornice +
    brackets +
    (head === 'pediment'
      ? `M${round(x - half)} ${round(top - 7.5)}L${round(x)} ${round(top - 13)}L${round(x + half)} ${round(top - 7.5)}`
      : '')
  );
}

const louvred = (x: number, top: number, [width, height]: readonly [number, number]): string =>
  [x - width - 2.5, x + width / 2 + 2.5].map((left) => box(left, top, width / 2, height)).join('');

const louvres = (x: number, top: number, [width, height]: readonly [number, number]): string =>
  [x - width - 2.5, x + width / 2 + 2.5]
    .map((left) => levels(steps(Math.floor(height / 3), top + 2.5, top + height - 2.5), left + 1, left + width / 2 - 1))
    .join('');

interface Props {
  readonly storey: Storey;
  readonly bays: readonly number[];
  readonly width: number;
  /** The height of the floor it stands on, as a y. */
  readonly floor: number;
  readonly glass: string;
}

export function StoreyFront({ storey, bays, width, floor, glass }: Props) {
  const size = storey.opening;
  const top = floor - storey.sill - size[1];
  const every = (draw: (x: number) => string) => bays.map(draw).join('');
  const reach = size[0] / 2 + 4;
  return (
    <g strokeWidth={0.75}>
      {storey.head === 'hood' || storey.head === 'pediment' ? (
        <path className="fill-paper" d={every((x) => hood(x, top, size[0], storey.head))} />
      ) : null}
      {storey.shutters ? <path className="fill-paper-deep" d={every((x) => louvred(x, top, size))} /> : null}
      {storey.shutters ? (
        <path className="stroke-ink-soft max-sm:hidden" strokeWidth={0.5} d={every((x) => louvres(x, top, size))} />
      ) : null}
      <path className="fill-paper stroke-ink-soft" d={every((x) => opening(x, top, size, storey.head, 2))} />
      <path className={glass} d={every((x) => opening(x, top, size, storey.head, 0))} />
      <path className="fill-ink-soft stroke-none" d={every((x) => reveal(x, top, size, storey.head))} />
      <path className="max-sm:hidden" d={every((x) => bars(x, top, size, storey.head))} />
      {storey.rail === 'none' && storey.sill > 0 ? (
        <path d={every((x) => levels([floor - storey.sill + 1.5], x - reach + 1, x + reach - 1))} />
      ) : null}
      {storey.rail === 'guard'
        ? bays.map((x) => <Railing key={x} left={x - size[0] / 2} right={x + size[0] / 2} floor={floor - storey.sill} height={11} />)
        : null}
      {storey.rail === 'balcony'
        ? bays.map((x) => (
            <Slab key={x} left={x - reach - 1} right={x + reach + 1} floor={floor} consoles={[x - reach + 2, x + reach - 2]} />
          ))
        : null}
      {storey.rail === 'balcony' ? bays.map((x) => <Railing key={x} left={x - reach} right={x + reach} floor={floor} height={14} />) : null}
      {storey.rail === 'run' ? <path className="fill-line stroke-none" d={box(4, floor + 3, width - 8, 4)} /> : null}
      {storey.rail === 'run' ? (
        <Slab left={2} right={width - 2} floor={floor} consoles={bays.flatMap((x) => [x - reach, x + reach])} />
      ) : null}
      {storey.rail === 'run' ? <Railing left={4} right={width - 4} floor={floor} height={14} /> : null}
    </g>
  );
}
