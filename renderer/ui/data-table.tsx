/** A table of words, read row by row where it has no room for its columns: each cell then begins with the heading of its own. */
import type { ReactNode } from 'react';

interface DataTableProps {
  /** What the table compares: its accessible name. */
  readonly name: string;
  /** Headings of the columns, that of the rows' names first. */
  readonly columns: readonly string[];
  /** How many cells of a row, from its first, are a word or two: they stand side by side where the others are blocks. */
  readonly short?: number;
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[];
}

// Safari forgets what a <table> is once its rows are laid out as blocks, and HTML forbids to say it again on its elements.
const roles = {
  table: (name: string) => ({ role: 'table', 'aria-label': name }),
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** How many columns need no more room than the text of a page has. */
const few = 3;

export function DataTable({ name, columns, short = 0, rows }: DataTableProps) {
  return (
    <div className={columns.length > few ? 'data-room' : 'data-room is-slim'}>
      <div {...roles.table(name)} className="data-table">
        <div {...roles.group} className="data-head">
          <div {...roles.row}>
            {columns.map((column) => (
              <div key={column} {...roles.column}>
                {column}
              </div>
            ))}
          </div>
        </div>
        <div {...roles.group}>
          {rows.map((row) => (
            <div key={row.id} {...roles.row}>
              <div {...roles.name}>{row.name}</div>
              {row.cells.map((cell, index) => (
                <div key={index} {...roles.cell} className={index < short ? 'is-short' : undefined} data-label={columns[index + 1]}>
                  {cell}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
