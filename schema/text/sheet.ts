/** A small sheet of figures, declared once: its inputs and formulas give the table of a page and a file for spreadsheets. */
import { evaluate, type Reference, rewrite } from './formula.ts';

/** How the numbers of a row are written. `percent` holds 0.12 for “12%”; `upward` and `downward` are shown as whole numbers. */
export const sheetUnits = ['euros', 'count', 'upward', 'downward', 'tenths', 'percent'] as const;
export type SheetUnit = (typeof sheetUnits)[number];

/** A number that is given, or a formula. */
type Cell = number | string;

export interface SheetRow {
  readonly id: string;
  readonly unit: SheetUnit;
  /** One for every column, or one for each. */
  readonly cells: Cell | readonly Cell[];
}

export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** A row with its values, a column each, and what a spreadsheet has in its place: a number, or `=B2*B3`. */
export interface FilledRow {
  readonly id: string;
  readonly unit: SheetUnit;
  readonly isComputed: boolean;
  readonly values: number[];
  readonly cells: string[];
}

/** The line of the first row in a spreadsheet: the heads of the columns stand above it. */
const firstLine = 2;

/**
 * Every row with its values. A formula names rows above or below it, in its column, or with `previous.` in the one before.
 * Throws an Error for a row that is not there, one that depends on itself, and a column before the first.
 */
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

/** One value of a sheet, for the text that reads it. Throws an Error for a row or a column that is not there. */
export function valueIn(sheet: Sheet, row: string, column: string): number {
  const found = fillSheet(sheet).find(({ id }) => id === row)?.values[sheet.columns.indexOf(column)];
  if (found === undefined) throw new Error(`schema/content/examples.ts: no ${row} in ${column}`);
  return found;
}

/** The address of a page's sheet as a file for spreadsheets, which the build writes. */
export function sheetAddress(page: string, locale: string): string {
  return `/shared/sheets/${page}-${locale}.csv`;
}
