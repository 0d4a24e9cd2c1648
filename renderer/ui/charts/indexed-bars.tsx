/** Bars against a base of 100: a gain exceeds the base line, a loss is hatched up to the base line. */
import { visibleLength } from '#schema/text/visible-length.ts';

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

interface Row extends Bar {
  readonly lines: readonly string[];
  /** Top of the name, and top of the bar. */
  readonly top: number;
  readonly barTop: number;
}

const width = 640;
const nameSize = 24;
const nameLeading = 30;
const textSize = 52;
const thickness = 36;
const rowGap = 32;
/** Length of the base line above and below a bar. */
const overrun = 9;
/** Mean width of a letter of the text font, in em. */
const letter = 0.52;

export function IndexedBars({ bars }: { readonly bars: readonly Bar[] }) {
  const textRoom = 16 + (Math.max(...bars.map((bar) => visibleLength(bar.text))) * 0.5 + 0.75) * textSize;
  const unit = (width - textRoom) / Math.max(100, ...bars.map((bar) => bar.value));
  const rows = rowsOf(bars);
  const ground = Math.max(...rows.map((row) => row.barTop)) + thickness + overrun + 5;
  const tens = Math.ceil(Math.max(110, ...bars.map((bar) => bar.value)) / 10);
  return (
    <svg className="drawing" viewBox={`-1 0 ${width + 1} ${ground + 40}`} aria-hidden="true">
      <path strokeWidth={0.75} d={scale(tens, unit, ground)} />
      {rows.map((row, index) => (
        <IndexedBar key={row.name} row={row} unit={unit} className={index === 0 ? 'fill-accent' : 'fill-ink'} />
      ))}
      <path d={`M${100 * unit} ${ground - 5}v14`} />
      {[0, 100].map((mark) => (
        <text
          key={mark}
          className="fill-ink-soft"
          x={mark * unit}
          y={ground + 35}
          textAnchor={mark === 0 ? 'start' : 'middle'}
          fontSize={nameSize}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}

function rowsOf(bars: readonly Bar[]): readonly Row[] {
  let top = 0;
  return bars.map((bar) => {
    const lines = twoLines(bar.name, Math.floor(width / (nameSize * letter)));
    const barTop = top + lines.length * nameLeading + 8;
    const row = { ...bar, lines, top, barTop };
    top = barTop + thickness + rowGap;
    return row;
  });
}

/** Returns the path of the scale under the bars: a tick every 10, a longer tick every 50. */
function scale(tens: number, unit: number, ground: number): string {
  const ticks = Array.from({ length: tens + 1 }, (_, ten) => `M${ten * 10 * unit} ${ground}v${ten % 5 === 0 ? 9 : 4}`);
  return `M0 ${ground}H${tens * 10 * unit}${ticks.join('')}`;
}

function IndexedBar({ row, unit, className }: { readonly row: Row; readonly unit: number; readonly className: string }) {
  const { value, text, lines, top, barTop } = row;
  const base = 100 * unit;
  const end = value * unit;
  const middle = barTop + thickness / 2;
  const nameWidth = Math.max(...lines.map(visibleLength)) * nameSize * letter;
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} x={0} y={top + 21 + index * nameLeading} fontSize={nameSize}>
          {line}
        </text>
      ))}
      <path
        d={`M${base} ${nameWidth > base - 8 ? barTop - overrun : Math.max(0, top + overrun - rowGap)}V${barTop + thickness + overrun}`}
      />
      <path className={`${className} stroke-none`} d={`M0 ${barTop}H${end}v${thickness}H0z`} />
      {value > 100 && <path className="stroke-paper" d={`M${base} ${barTop}v${thickness}`} />}
      {value < 100 && <path strokeWidth={0.75} d={hatching(end, base, barTop)} />}
      <text className={`${className} font-display`} x={Math.max(base, end) + 14} y={middle + textSize * 0.32} fontSize={textSize}>
        {text}
      </text>
    </>
  );
}

/** Returns the path of the hatched part between a loss and the base: its edges and 45° strokes. */
function hatching(from: number, to: number, top: number): string {
  const bottom = top + thickness;
  const strokes: string[] = [`M${from} ${top}H${to}V${bottom}H${from}`];
  for (let foot = from - thickness + 9; foot < to; foot += 9) {
    const low = Math.max(foot, from);
    const high = Math.min(foot + thickness, to);
    strokes.push(`M${low} ${bottom - (low - foot)}L${high} ${bottom - (high - foot)}`);
  }
  return strokes.join('');
}

/** Splits a name longer than `limit` letters into two lines of about equal length. */
function twoLines(name: string, limit: number): readonly string[] {
  if (visibleLength(name) <= limit) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(visibleLength));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [name]);
}
