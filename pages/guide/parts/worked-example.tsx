/** The worked example of a guide: what is assumed, the sheet as a table, what it shows, and the sheet as a file. */
import type { Contents } from '#generated/content.ts';
import type { PageOf } from '#generated/pages.ts';
import { useContent } from '#renderer/page.tsx';
import { SheetLink, SheetTable } from '#renderer/ui/sheet-table.tsx';

type Example = Extract<Contents[PageOf<'guide'>], { readonly example: unknown }>['example'];

export function WorkedExample({ example }: { readonly example: Example }) {
  const { download, downloadHint } = useContent('guides');
  const { id, title, intro, rowTitle, columns, rows, sheet, reading } = example;
  return (
    <section id={id} className="mb-16 border-y border-ink py-8">
      <h2 className="text-h3">{title}</h2>
      <p className="measure mt-3 text-small text-ink-soft">{intro}</p>
      <SheetTable label={title} rowTitle={rowTitle} columns={columns} rows={rows} sheet={sheet} />
      <p className="measure mt-6">{reading}</p>
      <p className="mt-6">
        <SheetLink>{download}</SheetLink>
      </p>
      <p className="measure mt-1 text-small text-ink-soft">{downloadHint}</p>
    </section>
  );
}
