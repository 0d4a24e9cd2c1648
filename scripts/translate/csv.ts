/** Reads and writes translations as CSV. */
import { CsvError, parse } from 'csv-parse/sync';
import { guard, separatorIn, withoutGuard, writeRows } from '../../schema/text/csv.ts';
import { printable } from '../lib/terminal.ts';
import { localeIn } from '../model/language-tags.ts';
import { adviceOn } from '../model/messages/context.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { baseOf, type Entry, type ReadFile } from './entry.ts';
import type { Unit } from './unit.ts';

const needed = ['id', 'locale', 'source', 'target'] as const;
export const columns = [...needed, 'state', 'page', 'note', 'limit', 'before', 'after', 'base'] as const;

export type Column = (typeof columns)[number];

interface Row {
  readonly cells: readonly string[];
  /** Line of the first cell, from 1. */
  readonly line: number;
}

/** A file that was merged from two files may mix line endings. */
const parserOptions = { bom: true, info: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };

/** Reads CSV. Throws a {@link ProblemsError} for a truncated file and for a required column that is missing or duplicated. */
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
        wayOut: 'restore the column names in the first row; nothing was written',
      },
    ]);
  }
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) {
    const wayOut = 'remove or rename one of the two columns; nothing was written';
    throw new ProblemsError([{ where: `${name}:1`, found: `two columns "${twice}"`, expected: 'each column once', wayOut }]);
  }
  const entries: Entry[] = [];
  const refused: Problem[] = [];
  for (const { cells, line } of rows) {
    const where = `${name}:${line}`;
    if (cells.every((cell) => cell === '')) continue;
    if (cells.length !== names.length) {
      const wayOut = 'put quotes around texts that contain a separator, or save the table again';
      refused.push({ where, found: `${cells.length} cells`, expected: `${names.length} cells, as in the first row`, wayOut });
      continue;
    }
    const cell = (column: Column) => withoutGuard(cells[names.indexOf(column)] ?? '');
    const base = names.includes('base') ? cell('base') : undefined;
    entries.push({
      locale: localeIn(cell('locale')),
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
    const read = parse(text, { ...parserOptions, delimiter: separatorIn(text) }) as unknown as Parsed[];
    return read.map(({ record, info }, index) => ({
      cells: record,
      line: index === 0 ? 1 : (read[index - 1]?.info.lines ?? info.lines) + 1,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const wayOut = 'save the table again, as “CSV UTF-8”; nothing was written';
    const line = 'lines' in error ? String(error['lines']) : '1';
    throw new ProblemsError([{ where: `${name}:${line}`, found: faultOf(error), expected: 'a table of comma-separated values', wayOut }]);
  }
}

function faultOf({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that is not closed, or a truncated file';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'a quote within a quoted cell that is not doubled: ""';
  if (code === 'INVALID_OPENING_QUOTE') return 'a quote within an unquoted cell';
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
