/** The case-study carousel: a list that scrolls from card to card, and with a script turns by itself. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { CaseStudyCard, Template } from '#generated/content.ts';
import { fill } from '../../content/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { wash } from '../../ui/wash.ts';
import type { pace } from './pace.ts';
import { useAutoplay, useLessMotion } from './use-autoplay.ts';
import { useNativeScroll, useRing } from './use-ring.ts';

export interface CarouselProps {
  readonly strings: ControlStrings & {
    readonly title: string;
    readonly learnMore: string;
    /** What it is, for screen readers. */
    readonly kind: string;
  };
  readonly cards: readonly CarouselCardContent[];
  readonly pace: typeof pace;
}

export function Carousel({ strings, cards, pace }: CarouselProps) {
  const [isHydrated, setHydrated] = useState(false);
  const isStill = useLessMotion();
  const [viewport, embla] = useEmblaCarousel({
    loop: pace.loop,
    align: 'start',
    duration: isStill ? 0 : 25,
    inViewThreshold: 0.9,
    watchFocus: false,
  });
  const { selected, firstInUse, show, release } = useRing(embla);
  const autoplay = useAutoplay(embla, pace.autoplayMs, isStill);
  useNativeScroll(embla, autoplay.stop);

  useEffect(() => setHydrated(true), []);
  // Where every card is in view at once there is nothing to turn: a second set of them closes the ring.
  const ring = isHydrated ? [...cards, ...cards] : cards;

  return (
    <section
      aria-roledescription={strings.kind}
      aria-label={strings.title}
      className={isHydrated ? 'carousel is-hydrated' : 'carousel'}
      {...autoplay.stops}
    >
      <CarouselControls
        strings={strings}
        isPlaying={autoplay.isPlaying}
        position={{ current: (selected % cards.length) + 1, total: cards.length }}
        onToggle={autoplay.toggle}
        onPrevious={() => embla?.scrollPrev()}
        onNext={() => embla?.scrollNext()}
      />
      {/* Until the controls are there, the list scrolls by keyboard. */}
      <div
        className="carousel-viewport"
        ref={viewport}
        {...(isHydrated ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-label': strings.title })}
      >
        <ul className="carousel-track" onBlur={release}>
          {ring.map((card, place) => {
            // Of each card, the one that comes into view next can be used; the other is for the eye only.
            const isSpare = (place - firstInUse + ring.length) % ring.length >= cards.length;
            return <CarouselCard key={place} card={card} learnMore={strings.learnMore} isSpare={isSpare} onFocus={() => show(place)} />;
          })}
        </ul>
      </div>
    </section>
  );
}

export interface ControlStrings {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly position: Template<'current' | 'total'>;
}

interface CarouselControlsProps {
  readonly strings: ControlStrings;
  readonly isPlaying: boolean;
  readonly position: { readonly current: number; readonly total: number };
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Pause first, then previous and next; and the position, announced when the visitor has moved it. */
function CarouselControls({ strings, isPlaying, position, onToggle, onPrevious, onNext }: CarouselControlsProps) {
  return (
    <div className="carousel-controls">
      <button type="button" className="control" aria-label={isPlaying ? strings.pause : strings.play} onClick={onToggle}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M3 2h3v12H3zM10 2h3v12h-3z' : 'M4 2l9 6-9 6z'} />
        </svg>
      </button>
      <button type="button" className="control" aria-label={strings.previous} onClick={onPrevious}>
        ←
      </button>
      <button type="button" className="control" aria-label={strings.next} onClick={onNext}>
        →
      </button>
      <p className="text-small text-ink-soft numbers" aria-live={isPlaying ? 'off' : 'polite'}>
        {fill(strings.position, position)}
      </p>
    </div>
  );
}

/** What a card shows, with the addresses of its icon and of the page that tells its story in full. */
export type CarouselCardContent = Omit<CaseStudyCard, 'target' | 'icon'> & { readonly icon: string; readonly href: string };

interface CarouselCardProps {
  readonly card: CarouselCardContent;
  readonly learnMore: string;
  /** For the eye only: the card is there a second time. */
  readonly isSpare: boolean;
  readonly onFocus: () => void;
}

/** One card of the carousel. */
function CarouselCard({ card, learnMore, isSpare, onFocus }: CarouselCardProps) {
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
