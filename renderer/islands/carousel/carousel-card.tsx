/** One card of the carousel. */
import type { CaseStudyCard } from '#generated/content.ts';
import { Icon } from '../../ui/icon.tsx';
import { wash } from '../../ui/wash.ts';

/** What a card shows, with the addresses of its icon and of the page that tells its story in full. */
export type CarouselCardContent = Omit<CaseStudyCard, 'target' | 'icon'> & { readonly icon: string; readonly href: string };

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
      <p className="carousel-signs">
        <Icon href={card.icon} className="size-9" />
        <span aria-hidden="true">{card.emoji}</span>
      </p>
      <h3>{card.title}</h3>
      <p>{card.summary}</p>
      <ul>
        {card.results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
      <p>
        <a className="link arrow-link" href={card.href}>
          {learnMore}
          <span className="sr-only">{card.title}</span>
        </a>
      </p>
    </li>
  );
}
