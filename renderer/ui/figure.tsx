/** A figure set big, with the words that complete it. */
import type { FigureId } from '#schema/constants.ts';
import { figureText } from '../content/figures.ts';
import { useContent, useLocale } from '../page.tsx';

interface BigFigureProps {
  readonly id: FigureId;
  /** `small` stands in a row of a list, in the accent. */
  readonly size?: 'big' | 'small';
}

export function BigFigure({ id, size = 'big' }: BigFigureProps) {
  const { figures } = useContent('common');
  return (
    <p>
      <span className={`block font-display tracking-tight tabular-nums ${size === 'big' ? 'text-figure' : 'text-h2 text-accent'}`}>
        {figureText(id, useLocale())}
      </span>
      <span className="mt-2 block max-w-[16rem] text-small text-ink-soft">{figures[id]}</span>
    </p>
  );
}
