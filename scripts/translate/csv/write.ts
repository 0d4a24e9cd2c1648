/** Units as a table: RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
import { adviceOn } from '../../codegen/messages/advice.ts';
import { baseOf } from '../base.ts';
import type { Unit } from '../unit.ts';
import { type Column, columns } from './columns.ts';
import { harmless } from './formula.ts';

export function writeCsv(units: readonly Unit[]): string {
  const rows = units.map(cellsOf).map((cells) => columns.map((column) => quoted(harmless(cells[column]))));
  return `\uFEFF${[columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
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

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
