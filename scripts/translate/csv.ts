/** The columns of a table of translations; those that an import needs come first. */
import { CsvError, parse } from 'csv-parse/sync';
import { guard, separatorIn, withoutGuard, writeRows } from '../../schema/text/csv.ts';
import { printable } from '../lib/terminal.ts';
import { adviceOn } from '../model/messages/context.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { baseOf, type Entry, type ReadFile } from './entry.ts';
import type { Unit } from './unit.ts';

const needed = ['id', 'locale', 'source', 'target'] as const;
export const columns = [...needed, 'state', 'page', 'note', 'limit', 'before', 'after', 'base'] as const;

export type Column = (typeof columns)[number];

interface Row {
  readonly cells: readonly string[];
  /** The line it begins on. */
  readonly line: number;
}

/** How programs save a table; lines of one may end in several ways, where it was put together from two. */
const saved = { bom: true, info: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };

/** Reads a table. Throws a {@link ProblemsError} for one that is cut off, lacks a column that an import needs, or has one twice. */
export function readCsv(name: string, text: string): ReadFile {
  const [head, ...rows] = rowsIn(name, text);
  const names = head?.cells ?? [];
  const lacking = needed.filter((column) => !names.includes(column));
  if (lacking.length > 0) {
    throw new ProblemsError([
      {
        where: `${name}:1`,
        found: `no column ${lacking.map((column) => `"${column}"`).join(', ')}`,
        expected: `the columns of the export: ${columns.join(', ')}`,
        wayOut: 'put the names of the columns back into the first row; nothing was written',
      },
    ]);
  }
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) {
    const wayOut = 'remove one of the two, or give it another name; nothing was written';
    throw new ProblemsError([{ where: `${name}:1`, found: `two columns "${twice}"`, expected: 'each column once', wayOut }]);
  }
  const entries: Entry[] = [];
  const refused: Problem[] = [];
  for (const { cells, line } of rows) {
    const where = `${name}:${line}`;
    if (cells.every((cell) => cell === '')) continue;
    if (cells.length !== names.length) {
      const wayOut = 'put quotes around the texts that hold a separator, or save the table anew';
      refused.push({ where, found: `${cells.length} cells`, expected: `${names.length}, as in the first row`, wayOut });
      continue;
    }
    const cell = (column: Column) => withoutGuard(cells[names.indexOf(column)] ?? '');
    const base = names.includes('base') ? cell('base') : undefined;
    entries.push({
      locale: cell('locale'),
      id: cell('id'),
      source: cell('source'),
      target: cell('target'),
      base: base === '' ? undefined : base,
      isChecked: names.includes('state') && cell('state').trim().toLowerCase() === 'done',
      where,
    });
  }
  return { entries, refused };
}

function rowsIn(name: string, text: string): Row[] {
  try {
    const read = parse(text, { ...saved, delimiter: separatorIn(text) }) as unknown as Parsed[];
    return read.map(({ record, info }, index) => ({
      cells: record,
      line: index === 0 ? 1 : (read[index - 1]?.info.lines ?? info.lines) + 1,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const wayOut = 'save the table anew, as “CSV UTF-8”; nothing was written';
    const line = 'lines' in error ? String(error['lines']) : '1';
    throw new ProblemsError([{ where: `${name}:${line}`, found: faultOf(error), expected: 'a table of comma-separated values', wayOut }]);
  }
}

/** What keeps a table from being one. */
function faultOf({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that is not closed, or the end of the file, too soon';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'a quote within a cell that is not doubled: ""';
  if (code === 'INVALID_OPENING_QUOTE') return 'a quote within a cell that has none around it';
  return printable(message);
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

export function writeCsv(units: readonly Unit[]): string {
  const rows = units.map(cellsOf).map((cells) => columns.map((column) => guard(cells[column])));
  return writeRows([columns, ...rows], ',', 'all');
}

function cellsOf({ id, locale, source, target, state, addresses, leaf, before, after }: Unit): Readonly<Record<Column, string>> {
  const { max } = leaf.meta;
  const [page, note] = [addresses.join(' '), adviceOn(leaf.meta).join(' ')];
  return {
    id,
    locale,
    source,
    target,
    state,
    page,
    note,
    limit: max === undefined ? '' : String(max),
    before,
    after,
    base: baseOf(target),
  };
}
