/** A figure set big, with the words that complete it. */
import type { KeyFigureId } from '#schema/constants.ts';
import { keyFigureText } from '../content/key-figures.ts';
import { useContent, useLocale } from '../page.tsx';

interface KeyFigureProps {
  readonly id: KeyFigureId;
  /** `small` stands in a row of a list, in the accent. */
  readonly size?: 'big' | 'small';
}

export function KeyFigure({ id, size = 'big' }: KeyFigureProps) {
  const { figures } = useContent('common');
  return (
    <p>
      <span className={`block font-display tracking-tight tabular-nums ${size === 'big' ? 'text-figure' : 'text-h2 text-accent'}`}>
        {keyFigureText(id, useLocale())}
      </span>
      <span className="mt-2 block max-w-[16rem] text-small text-ink-soft">{figures[id]}</span>
    </p>
  );
}
