/** Tables: of words (DataTable), of figures (FigureTable), and of the worked example of a page (SheetTable). */
import type { ReactNode } from 'react';
import { locales } from '#schema/site/locales.ts';
import { type SheetUnit, sheetAddress, sheetNumber } from '#schema/text/sheet.ts';
import { useLocale, useRoute } from '../page.tsx';

interface DataTableProps {
  /** Accessible name of the table. */
  readonly name: string;
  /** Headings of the columns, first the heading of the row names. */
  readonly columns: readonly string[];
  /** Number of leading cells with a word or two: narrow layouts show them side by side. */
  readonly short?: number;
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[];
}

// Safari drops the semantics of a <table> with another `display`, and HTML forbids to repeat the roles on its elements: hence <div>.
const roles = {
  table: (name: string) => ({ role: 'table', 'aria-label': name }),
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Most columns of a table that fits the width of running text. */
const slimColumns = 3;

/** A table of words. Without room for its columns, each cell begins with the heading of its column. */
export function DataTable({ name, columns, short = 0, rows }: DataTableProps) {
  return (
    <div className={columns.length > slimColumns ? 'data-room' : 'data-room is-slim'}>
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

interface FigureTableProps {
  /** Accessible name of the table. */
  readonly name: string;
  /** Headings of the columns, first the heading of the row names. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly cells: readonly string[];
    /** True for a computed row, which is shown in medium weight. */
    readonly isResult?: boolean;
  }[];
}

/** A table of figures, in columns at every width; scrolls sideways when too narrow. */
export function FigureTable({ name, columns, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={name}>
      <table className="figure-table">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.isResult ? 'font-medium' : undefined}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SheetTableProps {
  readonly label: string;
  readonly rowTitle: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
  readonly sheet: {
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly id: string;
      readonly unit: SheetUnit;
      readonly isComputed: boolean;
      readonly values: readonly number[];
    }[];
  };
}

/** The sheet of a worked example as a table, with translated headings and names. */
export function SheetTable({ label, rowTitle, columns, rows, sheet }: SheetTableProps) {
  const { tag } = locales[useLocale()];
  return (
    <div className="mt-6">
      <FigureTable
        name={label}
        columns={[rowTitle, ...sheet.columns.map((id) => columns[id] ?? id)]}
        rows={sheet.rows.map(({ id, unit, isComputed, values }) => ({
          id,
          name: rows[id] ?? id,
          cells: values.map((value) => sheetNumber(value, unit, tag)),
          isResult: isComputed,
        }))}
      />
    </div>
  );
}

/** A link to download the sheet of the page; the build writes the file. */
export function SheetLink({ children }: { readonly children: ReactNode }) {
  const { page, locale } = useRoute();
  return (
    <a href={sheetAddress(page, locale)} download className="link font-medium">
      {children}
    </a>
  );
}
