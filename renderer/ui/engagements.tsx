/** The ways to work with the firm, and their prices. */
import type { Engagement, Entry, PriceField } from '#generated/content.ts';
import { locales } from '#schema/site/locales.ts';
import { formatEuros } from '#schema/text/formats.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { useContent, useLocale } from '../page.tsx';
import { PageLink } from './link.tsx';
import { Fact } from './lists.tsx';

interface EngagementListProps {
  readonly items: readonly Entry<Engagement, string>[];
}

/** The ways to work, each with duration, deliverables, people, next step and price. */
export function EngagementList({ items }: EngagementListProps) {
  const { engagement: words } = useContent('common');
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item.id} className="py-7">
          <h3 className="text-h3">
            <PageLink to={item.target} className="link">
              {item.name}
            </PageLink>
          </h3>
          <dl className="mt-4 grid gap-x-8 gap-y-3 @min-[37rem]:grid-cols-2">
            <Fact word={words.duration}>{item.duration}</Fact>
            <Fact word={words.deliverables}>{item.deliverables}</Fact>
            <Fact word={words.who}>{item.who}</Fact>
            <Fact word={words.next}>{item.next}</Fact>
            {hasPrices([item.price]) && (
              <Fact word={words.price}>
                <EngagementPrice field={item.price} />
              </Fact>
            )}
          </dl>
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
