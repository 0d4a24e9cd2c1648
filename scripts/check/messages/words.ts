/** Texts cut up for rules that look at their words. */
import { plainText, replaceMarks } from '../../../schema/language-marks.ts';
import { typeset } from '../../../schema/typeset.ts';
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

/** The words of a text: letters, with apostrophes and hyphens between them. */
export function wordsOf(text: string): readonly string[] {
  const before = words.get(text);
  if (before) return before;
  const found = text.match(/\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu) ?? [];
  words.set(text, found);
  return found;
}

/** Several rules ask for the words of the same sentence. */
const words = new Map<string, readonly string[]>();

/** The sentences of a text. */
export function sentencesOf(text: string, locale: string): readonly string[] {
  const place = `${locale} ${text}`;
  const known = sentences.get(place);
  if (known) return known;
  const found = [...segmenter(locale).segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
  sentences.set(place, found);
  return found;
}

/** Several rules ask for the sentences of the same text. */
const sentences = new Map<string, readonly string[]>();

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, known);
  return known;
}
