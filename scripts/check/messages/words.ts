/** Texts cut up for rules that look at their words. */

import { plainText, replaceMarks } from '../../../schema/language-marks.ts';
import { typeset } from '../../../schema/typeset.ts';
import { memoizePerText } from '../../lib/memoize.ts';
import type { MessageText } from '../project.ts';

/** A text as its visitor reads it: placeholders filled as far as the schema fills them, no marks. */
export function asRead({ text, language, meta }: MessageText): string {
  return plainText(typeset(text, language, meta.values)).replaceAll('*', '');
}

/** A text as typed, without its marks: placeholders stand in it. */
export function asTyped({ text }: Pick<MessageText, 'text'>): string {
  return plainText(text).replaceAll('*', '');
}

/** What a translator wrote in the language of the file: words of other languages and placeholders are left out. */
export function ownWords({ text }: Pick<MessageText, 'text'>): string {
  return replaceMarks(text, () => ' … ')
    .replace(/\{[^{}]*\}/g, ' … ')
    .replaceAll('*', '');
}

/** The words of a text: letters, with apostrophes and hyphens between them. Several rules ask for those of the same sentence. */
export const wordsOf = memoizePerText((text: string): readonly string[] => text.match(/\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu) ?? []);

/** The sentences of a text. Several rules ask for those of the same one. */
export const sentencesOf = memoizePerText((text: string, locale: string): readonly string[] =>
  [...segmenterOf(locale).segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== ''),
);

const segmenterOf = memoizePerText((locale: string) => new Intl.Segmenter(locale, { granularity: 'sentence' }));
