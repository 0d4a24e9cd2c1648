import type { KeyFigureId } from '#schema/site/constants.ts';
import { keyFigureText } from '../content/key-figures.ts';
import { useContent, useLocale } from '../page.tsx';

interface KeyFigureProps {
  readonly id: KeyFigureId;
  /** `small` for a row of a list. */
  readonly size?: 'big' | 'small';
  /** The element; `span` where HTML allows only phrasing content, as in a summary. */
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
