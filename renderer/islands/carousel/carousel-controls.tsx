/** Pause first, then previous and next; and the position, announced when the visitor has moved it. */
import type { Template } from '#generated/content.ts';
import { fill } from '../../content/fill.ts';

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

export function CarouselControls({ strings, isPlaying, position, onToggle, onPrevious, onNext }: CarouselControlsProps) {
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
