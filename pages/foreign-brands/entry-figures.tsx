/** Four figures of a market entry, under the title. */
import { useContent } from '#renderer/page.tsx';

export function EntryFigures() {
  const { opening, total, lease, disclosure } = useContent('foreignBrands').figures;
  return (
    <ul className="wrap grid grid-cols-2 gap-6 pb-8 lg:grid-cols-4">
      {[opening, total, lease, disclosure].map(({ value, name }) => (
        <li key={name} className="key-figure border-t border-ink pt-3 text-h2">
          {value}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
