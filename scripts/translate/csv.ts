/** Reads and writes translations as CSV. */
import { guard, type Row, readRows, withoutGuard, writeRows } from '../../schema/text/csv.ts';
import { localeIn } from '../model/language-tags.ts';
import { adviceOn } from '../model/messages/context.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { baseOf, type Entry, type ReadFile } from './entry.ts';
import { noteOf, termsIn } from './glossary.ts';
import type { Unit } from './unit.ts';

const needed = ['id', 'locale', 'source', 'target'] as const;
export const columns = [...needed, 'state', 'page', 'note', 'limit', 'glossary', 'before', 'after', 'base'] as const;

export type Column = (typeof columns)[number];

/** Reads CSV. Throws a {@link ProblemsError} for a truncated file and for a required column that is missing or duplicated. */
export function readCsv(name: string, text: string, locales: readonly string[]): ReadFile {
  const [head, ...rows] = rowsIn(name, text);
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const lacking = needed.filter((column) => !names.includes(column));
  if (lacking.length > 0) {
    throw new ProblemsError([
      {
        where: `${name}:${head?.line ?? 1}`,
        found: `no column ${lacking.map((column) => `"${column}"`).join(', ')}`,
        expected: `the columns of the export: ${columns.join(', ')}`,
        wayOut: 'restore the column names in the first row; nothing was written',
      },
    ]);
  }
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) {
    const wayOut = 'remove or rename one of the two columns; nothing was written';
    throw new ProblemsError([
      { where: `${name}:${head?.line ?? 1}`, found: `two columns "${twice}"`, expected: 'each column once', wayOut },
    ]);
  }
  const entries: Entry[] = [];
  const refused: Problem[] = [];
  for (const { cells, line } of rows) {
    const where = `${name}:${line}`;
    // Cells beyond the named columns come from a separator in an unquoted text, unless they are empty.
    if (cells.slice(names.length).some((cell) => cell !== '')) {
      const wayOut = 'put quotes around texts that contain a separator, or save the table again';
      refused.push({ where, found: `${cells.length} cells`, expected: `${names.length} cells, as in the first row`, wayOut });
      continue;
    }
    const cell = (column: Column) => withoutGuard(cells[names.indexOf(column)] ?? '');
    const isDone = names.includes('state') && cell('state').trim().toLowerCase() === 'done';
    const base = names.includes('base') ? cell('base') : undefined;
    entries.push({
      locale: localeIn(cell('locale'), locales),
      id: cell('id'),
      source: cell('source'),
      target: cell('target'),
      base: base === '' ? undefined : base,
      isChecked: isDone,
      isReviewed: isDone,
      where,
    });
  }
  return { entries, refused };
}

function rowsIn(name: string, text: string): readonly Row[] {
  const { rows, stray, open } = readRows(text);
  const line = stray ?? open;
  if (line === undefined) return rows;
  const found = stray === undefined ? 'a quote that is not closed, or a truncated file' : 'a quote within a cell that is not doubled: ""';
  const wayOut = 'double the quotes within the cell, or save the table again; nothing was written';
  throw new ProblemsError([{ where: `${name}:${line}`, found, expected: 'a table of comma-separated values', wayOut }]);
}

export function writeCsv(units: readonly Unit[]): string {
  const rows = units.map(cellsOf).map((cells) => columns.map((column) => guard(cells[column])));
  return writeRows([columns, ...rows], ',', 'all');
}

function cellsOf(unit: Unit): Readonly<Record<Column, string>> {
  const { id, locale, source, target, state, addresses, leaf, before, after } = unit;
  const { max } = leaf.meta;
  const [page, note] = [addresses.join(' '), adviceOn(leaf.meta, locale).join(' ')];
  return {
    id,
    locale,
    source,
    target,
    state,
    page,
    note,
    limit: max === undefined ? '' : String(max),
    glossary: termsIn(unit).map(noteOf).join('; '),
    before,
    after,
    base: baseOf(target),
  };
}
