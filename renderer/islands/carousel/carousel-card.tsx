/** One card of the carousel. */
import type { CaseStudyCard } from '#generated/content.ts';
import { Icon } from '../../ui/icon.tsx';
import { wash } from '../../ui/wash.ts';

/** What a card shows, with the address at which its story is told in full. */
export type CarouselCardContent = Omit<CaseStudyCard, 'target'> & { readonly href: string };

interface CarouselCardProps {
  readonly card: CarouselCardContent;
  readonly learnMore: string;
  /** For the eye only: the card is there a second time. */
  readonly isSpare: boolean;
  readonly onFocus: () => void;
}

export function CarouselCard({ card, learnMore, isSpare, onFocus }: CarouselCardProps) {
  return (
    <li className={`carousel-card ${wash[card.gradient]}`} inert={isSpare} aria-hidden={isSpare || undefined} onFocus={onFocus}>
      <p className="flex items-center justify-between">
        <Icon name={card.icon} className="size-9" />
        <span className="carousel-emoji text-lead" aria-hidden="true">
          {card.emoji}
        </span>
      </p>
      <h3 className="mt-auto text-h3">{card.title}</h3>
      <p className="mt-2 text-small">{card.summary}</p>
      <ul className="mt-4 flex flex-wrap gap-2 text-small">
        {card.results.map((result) => (
          <li key={result} className="rounded-full border border-ink px-3 py-0.5">
            {result}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">
        <a className="link arrow-link" href={card.href}>
          {learnMore}
          <span className="sr-only">{card.title}</span>
        </a>
      </p>
    </li>
  );
}
