/** Rows of measured values beside their bounds. */
import { UsageError } from '../lib/command.ts';
import { align } from '../lib/table.ts';

export interface Row {
  readonly title: string;
  readonly values: readonly number[];
  readonly unit: 's' | 'MB';
  /** The median must be below. */
  readonly bound: number;
}

/** Prints smallest, median and largest value of each row. Throws a {@link UsageError} naming each missed bound. */
export function printRows(rows: readonly Row[]): void {
  const lines = rows.map((row) => {
    const [min, middle, max] = spread(row.values).map((value) => format(value, row.unit));
    return [row.title, min, middle, max, `< ${row.bound} ${row.unit}`, isHeld(row) ? '✓' : '✗'];
  });
  console.log(`\n${align([['', 'min', 'median', 'max', 'bound', ''], ...lines])}\n`);
  const missed = rows.filter((row) => !isHeld(row));
  if (missed.length > 0) throw new UsageError(`Bound missed: ${missed.map((row) => row.title).join(', ')}.`);
}

function isHeld(row: Row): boolean {
  return spread(row.values)[1] < row.bound;
}

/** Smallest, median and largest of an odd number of values. */
function spread(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return [at(0), at(Math.floor(sorted.length / 2)), at(sorted.length - 1)];
}

function format(value: number, unit: Row['unit']): string {
  return `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`;
}
