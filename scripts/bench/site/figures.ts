/** The figures of a site: what each is called, what it may be at most, and beside the peer's. */
import { UsageError } from '../../lib/command.ts';
import { align } from '../../lib/table.ts';

interface Figure {
  readonly title: string;
  /** Digits after the point. */
  readonly digits?: number;
  /** The median must not be above. */
  readonly most?: number;
  /** The median must not be above so many times the peer's. */
  readonly times?: number;
}

/** kB are 1,000 bytes as sent, headers included. */
export const figures = {
  total: { title: 'transferred, kB', digits: 1, most: 58 },
  html: { title: '  HTML', digits: 1, most: 12 },
  css: { title: '  CSS', digits: 1 },
  script: { title: '  scripts', digits: 1, most: 2.5 },
  fonts: { title: '  fonts', digits: 1, most: 32 },
  images: { title: '  images', digits: 1 },
  simulatedLcp: { title: 'LCP, slow 4G simulated, ms', times: 1 },
  lcp: { title: 'LCP, slow 4G and 4x processor applied, ms', times: 1 },
  simulatedTbt: { title: 'TBT, simulated, ms', most: 0 },
  tbt: { title: 'TBT, applied, ms', most: 20 },
  cls: { title: 'CLS', digits: 3, most: 0 },
  menu: { title: 'menu open, cold, slow 4G and 4x, ms', times: 1.1 },
  press: { title: '  from the press' },
  modal: { title: 'tap to modal, at rest, 4x, ms', times: 1.2 },
  slowModal: { title: 'tap to modal, slow 4G and 4x, ms', times: 1.2 },
  next: { title: 'tap to next heading, slow 4G and 4x, ms', times: 0.6 },
  nodes: { title: 'DOM nodes', most: 600 },
  tasks: { title: 'main-thread tasks, 4x, ms' },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;

/** What was measured of one site, run by run. */
export interface Measured {
  readonly name: string;
  readonly values: Readonly<Partial<Record<FigureName, readonly number[]>>>;
}

/** Prints the median of each figure, with its smallest and largest value, site beside site. Throws a {@link UsageError} that names what the first misses. */
export function printFigures(sites: readonly Measured[]): void {
  const [own, ...peers] = sites;
  const missed: string[] = [];
  const rows = (Object.entries(figures) as [FigureName, Figure][]).flatMap(([name, figure]) => {
    if (own?.values[name] === undefined) return [];
    const cells = sites.flatMap(({ values }) => cellsOf(values[name] ?? [], figure.digits ?? 0));
    const [value, peer] = [median(own.values[name]), median(peers[0]?.values[name] ?? [])];
    const isOver = value > (figure.most ?? Number.POSITIVE_INFINITY) || value > peer * (figure.times ?? Number.POSITIVE_INFINITY);
    if (isOver) missed.push(figure.title.trim());
    const ratio = peers.length > 0 ? [Number.isFinite(value / peer) ? `${(value / peer).toFixed(2)}x` : ''] : [];
    const bounds = [
      ...(figure.most === undefined ? [] : [`≤ ${figure.most}`]),
      ...(figure.times === undefined || peers.length === 0 ? [] : [`≤ ${figure.times}x`]),
    ];
    return [[figure.title, ...cells, ...ratio, bounds.join(', '), bounds.length === 0 ? '' : isOver ? '✗' : '✓']];
  });
  const heads = ['', ...sites.flatMap(({ name }) => [name, 'min–max']), ...(peers.length > 0 ? ['ratio'] : []), 'bound', ''];
  console.log(`\n${align([heads, ...rows])}\n`);
  if (missed.length > 0) throw new UsageError(`Bound missed: ${missed.join('; ')}.`);
}

function cellsOf(values: readonly number[], digits: number): [string, string] {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return [median(values).toFixed(digits), `${least}–${most}`];
}

/** The middle value; the upper of two middle ones; NaN of none. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
