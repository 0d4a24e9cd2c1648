/** A table of figures, in columns at every width: where they do not fit, it scrolls. */
interface FigureTableProps {
  /** What its figures are: its accessible name. */
  readonly name: string;
  /** Headings of the columns, that of the rows' names first. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly cells: readonly string[];
    /** Whether it is a result, set off from what was assumed. */
    readonly isResult?: boolean;
  }[];
}

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
