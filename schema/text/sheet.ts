/** Small sheets of figures: inputs and formulas, shown as a table on a page and written as a file for spreadsheets. */
import { digits, forEveryTag, widenSpaces } from './formats.ts';
import { evaluate, type Reference, rewrite } from './formula.ts';

/** Number formats of a row. `percent` shows 0.12 as “12%”; `upward` and `downward` round to whole numbers. */
export const sheetUnits = ['euros', 'count', 'upward', 'downward', 'tenths', 'percent'] as const;
export type SheetUnit = (typeof sheetUnits)[number];

/** An input, or a formula. */
type Cell = number | string;

export interface SheetRow {
  readonly id: string;
  readonly unit: SheetUnit;
  /** One cell for all columns, or one cell per column. */
  readonly cells: Cell | readonly Cell[];
}

export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** A row with its values by column, and the cells of the spreadsheet: a number, or `=B2*B3`. */
export interface FilledRow {
  readonly id: string;
  readonly unit: SheetUnit;
  readonly isComputed: boolean;
  readonly values: number[];
  readonly cells: string[];
}

/** Line of the first row in the spreadsheet; line 1 has the column headings. */
const firstLine = 2;

/** Evaluates every row. Throws an Error for an unknown row, a circular formula, and a column before the first. */
export function fillSheet({ columns, rows }: Sheet): FilledRow[] {
  const known = new Map<string, number>();
  const cellAt = (row: SheetRow, column: number): Cell => (Array.isArray(row.cells) ? row.cells[column] : (row.cells as Cell));
  const value = ({ row: id, isPrevious }: Reference, from: number, open: readonly string[]): number => {
    const column = isPrevious ? from - 1 : from;
    const row = rows.find((candidate) => candidate.id === id);
    const key = `${id} in column ${column + 1}`;
    if (!row || column < 0 || open.includes(key)) throw new Error(`schema/content/examples.ts: no value for ${key}`);
    const cell = cellAt(row, column);
    if (typeof cell === 'number') return cell;
    const found = known.get(key) ?? evaluate(cell, (reference) => value(reference, column, [...open, key]));
    known.set(key, found);
    return found;
  };
  const address = ({ row, isPrevious }: Reference, from: number) =>
    `${String.fromCharCode('B'.charCodeAt(0) + (isPrevious ? from - 1 : from))}${firstLine + rows.findIndex(({ id }) => id === row)}`;
  return rows.map((row) => {
    const cells = columns.map((_, column) => cellAt(row, column));
    return {
      id: row.id,
      unit: row.unit,
      isComputed: cells.every((cell) => typeof cell === 'string'),
      values: columns.map((_, column) => value({ row: row.id, isPrevious: false }, column, [])),
      cells: cells.map((cell, column) =>
        typeof cell === 'number' ? String(cell) : `=${rewrite(cell, (named) => address(named, column))}`,
      ),
    };
  });
}

/** Returns one value of a sheet. Throws an Error for an unknown row or column. */
export function valueIn(sheet: Sheet, row: string, column: string): number {
  const found = fillSheet(sheet).find(({ id }) => id === row)?.values[sheet.columns.indexOf(column)];
  if (found === undefined) throw new Error(`schema/content/examples.ts: no ${row} in ${column}`);
  return found;
}

/** Returns the path of a page's spreadsheet file, which the build writes. */
export function sheetAddress(page: string, locale: string): string {
  return `/shared/sheets/${page}-${locale}.csv`;
}

const euros = { ...digits, style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions;
const formats = forEveryTag((tag): Readonly<Record<SheetUnit, Intl.NumberFormat>> => {
  const whole = new Intl.NumberFormat(tag, { ...digits, maximumFractionDigits: 0 });
  return {
    euros: new Intl.NumberFormat(tag, euros),
    count: whole,
    upward: whole,
    downward: whole,
    tenths: new Intl.NumberFormat(tag, { ...digits, maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(tag, { ...digits, style: 'percent', maximumFractionDigits: 1 }),
  };
});

/** Formats a number of a sheet: “54 000 €”, “12.5%”, “60”. Amounts of 100 euros and more have no cents. */
export function sheetNumber(value: number, unit: SheetUnit, tag: string): string {
  return widenSpaces(formats(tag)[unit].format(rounded(value, unit))).replace('-', '−');
}

/** Rounds a value as its unit is shown. */
export function rounded(value: number, unit: SheetUnit): number {
  // Removes floating-point errors: 54.000000000000007 must not round up to 55.
  const clean = Number(value.toPrecision(12));
  if (unit === 'upward') return Math.ceil(clean);
  if (unit === 'downward') return Math.floor(clean);
  return unit === 'euros' && Math.abs(clean) >= 100 ? Math.round(clean) : clean;
}
