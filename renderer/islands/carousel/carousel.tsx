/** The case-study carousel: a scrolling list without JavaScript, a ring with autoplay with JavaScript; a row where all cards fit. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { CaseStudyCard, Template } from '#generated/content.ts';
import { fill } from '../../content/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { wash } from '../../ui/wash.ts';
import type { pace } from './pace.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useMedia } from './use-media.ts';
import { useNativeScroll, useRing } from './use-ring.ts';

export interface CarouselProps {
  readonly strings: ControlStrings & {
    readonly title: string;
    readonly learnMore: string;
    /** Role description for screen readers. */
    readonly kind: string;
  };
  readonly cards: readonly CarouselCardContent[];
  readonly pace: typeof pace;
}

export function Carousel({ strings, cards, pace }: CarouselProps) {
  const [isHydrated, setHydrated] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const canBeWhole = cards.length <= pace.wideCards;
  // The width of carousel.css.
  const isWhole = useMedia('(min-width: 64rem)') && canBeWhole;
  const [viewport, embla] = useEmblaCarousel({
    active: !isWhole,
    loop: pace.loop,
    align: 'start',
    // The server has no document.
    direction: globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr',
    duration: isStill ? 0 : 25,
    inViewThreshold: 0.9,
    watchFocus: false,
  });
  const { selected, firstInUse, show, release } = useRing(embla);
  const autoplay = useAutoplay(embla, pace.autoplayMs, isStill, isWhole);
  useNativeScroll(embla, autoplay.stop);

  useEffect(() => setHydrated(true), []);
  // A second copy of the cards closes the ring.
  const ring = isHydrated && !isWhole ? [...cards, ...cards] : cards;

  return (
    <section
      aria-roledescription={strings.kind}
      aria-label={strings.title}
      className={['carousel', isHydrated && 'is-hydrated', canBeWhole && 'can-be-whole'].filter(Boolean).join(' ')}
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
      {/* Before hydration, the keyboard scrolls the list. */}
      <div
        className="carousel-viewport"
        ref={viewport}
        {...(isHydrated ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-label': strings.title })}
      >
        <ul className="carousel-track" onBlur={release}>
          {ring.map((card, place) => {
            // Each card has two copies: only the copy that comes into view next is interactive.
            const isSpare = !isWhole && (place - firstInUse + ring.length) % ring.length >= cards.length;
            return (
              <CarouselCard
                key={place}
                card={card}
                learnMore={strings.learnMore}
                isSpare={isSpare}
                onFocus={() => !isWhole && show(place)}
              />
            );
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

/** Pause, previous, next, and the position; screen readers hear the position while autoplay is stopped. */
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

/** The content of a card, with the URLs of its icon and case study. */
export type CarouselCardContent = Omit<CaseStudyCard, 'target' | 'icon'> & { readonly icon: string; readonly href: string };

interface CarouselCardProps {
  readonly card: CarouselCardContent;
  readonly learnMore: string;
  /** True for the inert copy of a card. */
  readonly isSpare: boolean;
  readonly onFocus: () => void;
}

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
