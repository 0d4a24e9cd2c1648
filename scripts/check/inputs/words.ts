/** Texts and words in the forms that rules compare. */
import { plainText, replaceMarks } from '../../../schema/text/language-marks.ts';
import { typeset } from '../../../schema/text/typeset.ts';
import { memoizePerText } from '../../lib/maps.ts';
import type { MessageText } from '../project.ts';

/** Returns a text as a visitor reads it: placeholders filled with the values of the schema, no marks. */
export function asRead({ text, language, meta }: MessageText): string {
  return plainText(typeset(text, language, meta.values)).replaceAll('*', '');
}

/** Returns a text as typed, without its marks: placeholders stay. */
export function asTyped({ text }: Pick<MessageText, 'text'>): string {
  return plainText(text).replaceAll('*', '');
}

/** Returns the part of a text in the language of its file: without marked words of other languages and without placeholders. */
export function ownWords({ text }: Pick<MessageText, 'text'>): string {
  return replaceMarks(text, () => ' … ')
    .replace(/\{[^{}]*\}/g, ' … ')
    .replaceAll('*', '');
}

/** Returns the words of a text: letters, with apostrophes and hyphens between them. */
export const wordsOf = memoizePerText((text: string): readonly string[] => text.match(/\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu) ?? []);
