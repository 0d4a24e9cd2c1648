/** The table of an article, of figures or of words, with what is to be known of it below. */
import { DataTable } from '#renderer/ui/data-table.tsx';
import { FigureTable } from '#renderer/ui/figure-table.tsx';

interface ArticleTableProps {
  readonly table: {
    readonly title: string;
    readonly note: string;
    readonly isNumeric: boolean;
    readonly corner: string;
    readonly head: readonly string[];
    readonly rows: readonly { readonly name: string; readonly says: readonly string[] }[];
  };
}

export function ArticleTable({ table }: ArticleTableProps) {
  const { title, note, isNumeric, corner, head } = table;
  const Table = isNumeric ? FigureTable : DataTable;
  const rows = table.rows.map(({ name, says }) => ({ id: name, name, cells: says }));
  return (
    <div className="mt-10">
      <h3 className="mb-4 border-t border-ink pt-4 text-h3">{title}</h3>
      <Table name={title} columns={[corner, ...head]} rows={rows} />
      <p className="measure mt-4 text-small text-ink-soft">{note}</p>
    </div>
  );
}
