/** Differences between two versions of a text, by word. */
import { diffWordsWithSpace } from 'diff';

/** Words of a text: kept, removed from the former text, or added in the new one. */
export interface DifferencePart {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly words: string;
}

/** Returns the parts of two texts, in reading order. `locale` decides the limits of words. */
export function differenceOf(before: string, after: string, locale: string): readonly DifferencePart[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    words: value,
  }));
}
