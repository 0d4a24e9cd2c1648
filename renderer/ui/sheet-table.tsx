/** A sheet of figures as a table: its heads and names in the language of the page, its results set off from what was assumed. */
import type { ReactNode } from 'react';
import { locales } from '#schema/site/locales.ts';
import { type SheetUnit, sheetAddress, sheetNumber } from '#schema/text/sheet.ts';
import { useLocale, useRoute } from '../page.tsx';
import { FigureTable } from './figure-table.tsx';

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

/** A link to the sheet of the page as a file, which the build writes. */
export function SheetLink({ children }: { readonly children: ReactNode }) {
  const { page, locale } = useRoute();
  return (
    <a href={sheetAddress(page, locale)} download className="link font-medium">
      {children}
    </a>
  );
}
