/** One card of the carousel. */
import type { CaseStudyCard } from '#generated/content.ts';
import { Icon } from '../../ui/icon.tsx';
import { wash } from '../../ui/wash.ts';

interface CarouselCardProps {
  readonly card: CaseStudyCard;
  readonly learnMore: string;
  readonly href: string;
  /** For the eye only: the card is there a second time. */
  readonly isSpare: boolean;
  readonly onFocus: () => void;
}

export function CarouselCard({ card, learnMore, href, isSpare, onFocus }: CarouselCardProps) {
  return (
    <li className={`carousel-card ${wash[card.gradient]}`} inert={isSpare} aria-hidden={isSpare || undefined} onFocus={onFocus}>
      <p className="flex items-center justify-between">
        <Icon name={card.icon} className="size-9" />
        <span className="text-lead grayscale" aria-hidden="true">
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
        <a className="link inline-flex items-baseline gap-2 font-medium" href={href}>
          {learnMore}
          <span className="sr-only">{card.title}</span>
          <span aria-hidden="true">→</span>
        </a>
      </p>
    </li>
  );
}
