/** The other articles: each leads to the section of a guide that treats its subject. */
import { fill } from '#renderer/content/fill.ts';
import { useContent } from '#renderer/page.tsx';
import { LongDate } from '#renderer/ui/dates.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { TagLine } from '#renderer/ui/lists.tsx';

export function ArticleCards() {
  const { cards, readMinutes } = useContent('blog');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {cards.map((card) => (
        <li key={card.id} className="grid gap-x-column gap-y-3 py-7 lg:grid-cols-12">
          <p className="text-small text-ink-soft lg:col-span-3">
            <LongDate date={card.date} />
            <br />
            {fill(readMinutes, { minutes: card.readMinutes })}
          </p>
          <div className="lg:col-span-5">
            <h3 className="text-h3">
              <PageLink to={card.link} className="link">
                {card.title}
              </PageLink>
            </h3>
            <p className="measure mt-2 text-ink-soft">{card.excerpt}</p>
          </div>
          <div className="lg:col-span-4 lg:justify-self-end">
            <TagLine items={card.keywords} />
          </div>
        </li>
      ))}
    </ul>
  );
}
