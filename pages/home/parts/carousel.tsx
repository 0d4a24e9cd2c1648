/** The case studies, as a list that scrolls from card to card. */
import type { CaseStudyCard } from '#generated/content.ts';
import { useContent } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { wash } from '#renderer/ui/wash.ts';

export function Carousel() {
  const { carousel } = useContent('home');
  return (
    <WideSection title={carousel.title} lead={carousel.lead}>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
      <ul className="carousel" tabIndex={0} aria-label={carousel.title}>
        {carousel.cards.map((card) => (
          <Card key={card.id} card={card} learnMore={carousel.learnMore} />
        ))}
      </ul>
    </WideSection>
  );
}

function Card({ card, learnMore }: { readonly card: CaseStudyCard; readonly learnMore: string }) {
  return (
    <li className={`carousel-card ${wash[card.gradient]}`}>
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
        <ArrowLink to={{ page: 'caseStudies' }}>{learnMore}</ArrowLink>
      </p>
    </li>
  );
}
