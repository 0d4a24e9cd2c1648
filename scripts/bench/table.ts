/** Rows of measured values beside their bounds. */
import { UsageError } from '../lib/command.ts';
import { align } from '../lib/table.ts';

/** What values are written with, and digits after the point. */
const digits = { s: 2, ms: 1, MB: 0, KB: 1, '/s': 0, x: 2, tasks: 0 } as const;

type Unit = keyof typeof digits;

export interface Row {
  readonly title: string;
  readonly values: readonly number[];
  readonly unit: Unit;
  /** The median must be below. */
  readonly bound?: number;
  /** The median must reach it. */
  readonly atLeast?: number;
}

/** Prints smallest, median and largest value of each row. Throws a {@link UsageError} naming each missed bound. */
export function printRows(rows: readonly Row[]): void {
  const lines = rows.map((row) => {
    const [min, middle, max] = spread(row.values).map((value) => format(value, row.unit));
    const isBound = row.bound !== undefined || row.atLeast !== undefined;
    return [row.title, min, middle, max, boundOf(row), isBound ? (isHeld(row) ? '✓' : '✗') : ''];
  });
  console.log(`\n${align([['', 'min', 'median', 'max', 'bound', ''], ...lines])}\n`);
  const missed = rows.filter((row) => !isHeld(row));
  if (missed.length > 0) throw new UsageError(`Bound missed: ${missed.map((row) => row.title).join(', ')}.`);
}

function isHeld({ values, bound = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }: Row): boolean {
  const [, middle] = spread(values);
  return middle < bound && middle >= atLeast;
}

function boundOf({ bound, atLeast, unit }: Row): string {
  if (bound !== undefined) return `< ${bound} ${unit}`;
  return atLeast === undefined ? '' : `≥ ${format(atLeast, unit)}`;
}

/** Smallest, median and largest of an odd number of values. */
function spread(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return [at(0), at(Math.floor(sorted.length / 2)), at(sorted.length - 1)];
}

function format(value: number, unit: Unit): string {
  return `${value.toFixed(digits[unit])} ${unit}`;
}
