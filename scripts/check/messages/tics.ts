/** Counting the tics of style in the texts of a language. */
import { type Tic, tics } from '../../../schema/voice.ts';
import type { MessageText, Project } from '../project.ts';
import { isFixed } from './fixed-wordings.ts';
import { asTyped, wordsOf } from './words.ts';

/** How often one tic is met in one language. */
export interface TicCount {
  readonly tic: Tic;
  readonly locale: string;
  readonly count: number;
  /** How many there may be in a language of so many words. */
  readonly most: number;
  /** Bundles that have some, with how many, those with most first. */
  readonly bundles: readonly (readonly [bundle: string, count: number])[];
}

/** Every tic in every language that it has a pattern for. Fixed wordings of the specification are nobody's style. */
export function countTics({ texts, model }: Project): TicCount[] {
  return model.languages.flatMap(({ locale }) => {
    const own = texts
      .filter((text) => text.locale === locale && !isFixed(text))
      .map((text) => ({ bundle: text.bundle, isHeading: isTitle(text), typed: asTyped(text) }));
    const words = own.reduce((sum, { typed }) => sum + wordsOf(typed).length, 0);
    return tics.flatMap((tic): TicCount[] => {
      const pattern = tic.patterns[locale];
      if (!pattern) return [];
      const bundles = new Map<string, number>();
      for (const { bundle, isHeading, typed } of own) {
        const met = tic.inHeadings && !isHeading ? 0 : [...typed.matchAll(pattern)].length;
        if (met > 0) bundles.set(bundle, (bundles.get(bundle) ?? 0) + met);
      }
      const sorted = [...bundles].sort(([, a], [, b]) => b - a);
      const count = sorted.reduce((sum, [, number]) => sum + number, 0);
      return [{ tic, locale, count, most: Math.floor((tic.most * words) / 1000), bundles: sorted }];
    });
  });
}

/** Whether a text is a title, by the name of its key. */
function isTitle({ key }: MessageText): boolean {
  return /title$/i.test(key.at(-1) ?? '');
}
