/** The lease, point by point, beside what readers sign at home. */
import { useContent } from '#renderer/page.tsx';
import { DataTable } from '#renderer/ui/data-table.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function LeaseComparison() {
  const { id, title, lead, columns, points, note } = useContent('foreignBrands').lease;
  return (
    <div className="band">
      <WideSection id={id} title={title} lead={lead}>
        <DataTable
          name={title}
          columns={[columns.point, columns.france, columns.england, columns.us]}
          rows={points.map(({ name, france, england, us }) => ({ id: name, name, cells: [france, england, us] }))}
        />
        <p className="measure mt-8">{note}</p>
      </WideSection>
    </div>
  );
}
