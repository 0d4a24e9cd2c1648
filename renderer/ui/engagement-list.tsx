/** The ways to work with the firm, one below the other. */
import type { ReactNode } from 'react';
import type { Engagement, Entry } from '#generated/content.ts';
import { useContent } from '../page.tsx';
import { EngagementPrice, hasPrices } from './engagement-price.tsx';
import { PageLink } from './link.tsx';

interface EngagementListProps {
  readonly items: readonly Entry<Engagement, string>[];
}

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
            <Said word={words.duration}>{item.duration}</Said>
            <Said word={words.deliverables}>{item.deliverables}</Said>
            <Said word={words.who}>{item.who}</Said>
            <Said word={words.next}>{item.next}</Said>
            {hasPrices([item.price]) && (
              <Said word={words.price}>
                <EngagementPrice field={item.price} />
              </Said>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Said({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
