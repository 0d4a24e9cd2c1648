/** A figure set big, with the words that complete it. */
import type { KeyFigureId } from '#schema/site/constants.ts';
import { keyFigureText } from '../content/key-figures.ts';
import { useContent, useLocale } from '../page.tsx';

interface KeyFigureProps {
  readonly id: KeyFigureId;
  /** `small` stands in a row of a list, in the accent. */
  readonly size?: 'big' | 'small';
  /** What holds it: a `span` where only words may stand, as in a summary. */
  readonly as?: 'p' | 'span';
}

export function KeyFigure({ id, size = 'big', as: Holder = 'p' }: KeyFigureProps) {
  const { figures } = useContent('common');
  return (
    <Holder className={size === 'big' ? 'key-figure text-figure' : 'key-figure'}>
      {keyFigureText(id, useLocale())}
      <span>{figures[id]}</span>
    </Holder>
  );
}
