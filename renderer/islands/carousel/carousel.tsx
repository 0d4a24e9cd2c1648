/** The case-study carousel: a list that scrolls from card to card, and with a script turns by itself. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { CarouselCard, type CarouselCardContent } from './carousel-card.tsx';
import { CarouselControls, type ControlStrings } from './carousel-controls.tsx';
import type { pace } from './pace.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useLessMotion } from './use-less-motion.ts';
import { useNativeScroll } from './use-native-scroll.ts';
import { useRing } from './use-ring.ts';

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
