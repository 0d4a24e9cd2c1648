/** Texts and words in the forms that rules compare. */
import { linesOf, type Phrase, parseLine, parseProse, typedWords } from '../../../schema/language/markdown.ts';
import { hasPlurals } from '../../../schema/language/nodes.ts';
import { otherForm, wholeForms } from '../../../schema/language/plural.ts';
import { plainText, replaceMarks } from '../../../schema/text/language-marks.ts';
import { typeset } from '../../../schema/text/typeset.ts';
import { memoizePerText } from '../../lib/maps.ts';
import type { MessageText } from '../project.ts';

/** A text as typed, and its metadata. */
export type Typed = Pick<MessageText, 'text' | 'meta'>;

/** Returns the phrases of a text: one array for each paragraph, quotation, note and list item, and for each form of a text with plural forms. */
export function phrasesIn({ text, meta }: Typed): readonly (readonly Phrase[])[] {
  if (meta.prose) return inProse(text);
  if (hasPlurals(meta)) return wholeForms(text).map((form) => [{ kind: 'text', text: form.text, at: 0 }]);
  return [meta.marks.length > 0 ? inLine(text) : [{ kind: 'text', text, at: 0 }]];
}

const inProse = memoizePerText((text: string) => linesOf(parseProse(text).parts));
const inLine = memoizePerText((text: string) => parseLine(text).parts);

/** Returns the lines of a text without marks, placed facts and addresses of links. */
function linesIn(message: Typed): readonly string[] {
  return phrasesIn(message).map((phrases) => typedWords(phrases));
}

/** Returns a text as a visitor reads it: placeholders filled with the values of the schema, no marks. */
export function asRead(message: MessageText): string {
  const { language, meta } = message;
  return linesIn(message)
    .map((line) => plainText(typeset(line, language, meta.values)))
    .join('\n');
}

/** Returns a text as typed, without its marks: placeholders stay. */
export function asTyped(message: Typed): string {
  return plainText(linesIn(message).join('\n'));
}

/**
 * Returns the part of a text in the language of its file, to compare languages: without marked words of other languages and without
 * placeholders. Languages differ in their plural categories, hence only the form `other` of plural forms.
 */
export function ownWords(message: Typed): string {
  const lines = hasPlurals(message.meta) ? [otherForm(message.text)] : linesIn(message);
  return replaceMarks(lines.join('\n'), () => ' … ').replace(/\{[^{}]*\}/g, ' … ');
}

/** Returns the words of a text: letters, with apostrophes and hyphens between them. */
export const wordsOf = memoizePerText((text: string): readonly string[] => text.match(/\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu) ?? []);
