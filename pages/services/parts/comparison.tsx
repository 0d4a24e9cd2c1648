/** The ways to work, compared. */
import { useContent } from '#renderer/page.tsx';
import { DataTable } from '#renderer/ui/data-table.tsx';
import { EngagementPrice, hasPrices } from '#renderer/ui/engagement-price.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Comparison() {
  const { id, title, lead, name, items } = useContent('services').formats;
  const { engagement: words } = useContent('common');
  const isPriced = hasPrices(items.map(({ price }) => price));
  return (
    <WideSection id={id} title={title} lead={lead}>
      <DataTable
        name={title}
        columns={[name, words.need, words.duration, words.deliverables, words.who, words.next, ...(isPriced ? [words.price] : [])]}
        rows={items.map((item) => ({
          id: item.id,
          name: (
            <PageLink to={item.target} className="link">
              {item.name}
            </PageLink>
          ),
          cells: [
            item.need,
            item.duration,
            item.deliverables,
            item.who,
            item.next,
            ...(isPriced ? [<EngagementPrice key="price" field={item.price} />] : []),
          ],
        }))}
      />
    </WideSection>
  );
}
