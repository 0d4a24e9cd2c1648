/** The ways to work with the firm, and their prices. */
import type { Engagement, Entry, PriceField } from '#generated/content.ts';
import { locales } from '#schema/site/locales.ts';
import { formatEuros } from '#schema/text/formats.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { useContent, useLocale } from '../page.tsx';
import { PageLink } from './link.tsx';

interface EngagementListProps {
  readonly items: readonly Entry<Engagement, string>[];
}

/** The ways to work, each with duration and price. The page "Services" compares the rest. */
export function EngagementList({ items }: EngagementListProps) {
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item.id} className="py-5">
          <h3 className="text-h3">
            <PageLink to={item.target} className="link">
              {item.name}
            </PageLink>
          </h3>
          <p className="mt-2 text-ink-soft">{item.duration}</p>
          {hasPrices([item.price]) && (
            <p className="mt-1 text-ink-soft">
              <EngagementPrice field={item.price} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns true when the identity has a price in any of the fields. */
export function hasPrices(fields: readonly PriceField[]): boolean {
  return fields.some((field) => identity[field] !== '');
}

/** The price of a way to work, or a dash. */
export function EngagementPrice({ field }: { readonly field: PriceField }) {
  const priceOf = usePrice();
  return identity[field] === '' ? '–' : priceOf(field);
}

/** Returns a function that writes the price in a field of the identity. */
export function usePrice(): (field: PriceField) => string {
  const { engagement } = useContent('common');
  const { tag } = locales[useLocale()];
  return (field) => fill(engagement.from, { price: formatEuros(Number(identity[field]), tag) });
}
