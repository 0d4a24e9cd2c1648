/** What has to be asked for, when, of whom, and by which text. */
import { useContent } from '#renderer/page.tsx';
import { DataTable } from '#renderer/ui/data-table.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Permits() {
  const { id, title, lead, columns, items } = useContent('foreignBrands').permits;
  return (
    <WideSection id={id} title={title} lead={lead}>
      <DataTable
        name={title}
        columns={[columns.permit, columns.when, columns.whom, columns.law]}
        rows={items.map(({ name, when, whom, law }) => ({ id: name, name, cells: [when, whom, law] }))}
      />
    </WideSection>
  );
}
