/** Units as a table. */
import { guard, writeRows } from '../../../schema/text/csv.ts';
import { adviceOn } from '../../model/messages/advice.ts';
import { baseOf } from '../base.ts';
import type { Unit } from '../unit.ts';
import { type Column, columns } from './columns.ts';

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
