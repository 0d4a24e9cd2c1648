/** What a translation must hold of its source: the same placeholders, language marks and *phrase*. */
import { replaceMarks } from '../../../../schema/language-marks.ts';
import type { Placeless } from '../../../lib/problem.ts';
import { asTyped, wordsOf } from '../../messages/words.ts';
import type { MessageText, Project } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const placeholdersAndMarks: TextRule = {
  name: 'placeholders-and-marks',
  looksAt: 'text',
  explain: `A figure, the firm's name, a phrase in *italics* or words marked as those of another language that stand in one language and not in
the other are a fact that some visitors do not get. The way out: write into the translation what its source has, as often.`,
  check(message, { model }) {
    const source = message.others[model.defaultLocale] ?? '';
    if (message.isSource || message.text === '' || source === '') return [];
    return [...placeholders(message.text, source), ...phrases(message.text, source), ...marks(message, source, model.defaultLocale)];
  },
};

function placeholders(text: string, source: string): Placeless[] {
  const [own, theirs] = [text, source].map((value) => countOf([...value.matchAll(/\{[^{}]*\}/g)].map(([name]) => name)));
  return [...new Set([...(theirs?.keys() ?? []), ...(own?.keys() ?? [])])].flatMap((name) => {
    const [has, wants] = [own?.get(name) ?? 0, theirs?.get(name) ?? 0];
    if (has === wants) return [];
    const wayOut = has < wants ? `put ${name} where the value belongs` : `remove ${name}, or put it into the source`;
    return [{ found: `${name} ${times(has)}`, expected: `${times(wants)}, as in the source`, wayOut }];
  });
}

function phrases(text: string, source: string): Placeless[] {
  const [own, theirs] = [text, source].map((value) => value.includes('*'));
  if (own === theirs) return [];
  const wayOut = theirs ? 'put the phrase that stands out between *asterisks*' : 'remove the asterisks';
  return [{ found: theirs ? 'no *phrase*' : 'a *phrase*', expected: theirs ? 'one, as in the source' : 'none, as in the source', wayOut }];
}

/** Words marked as those of a language stand in the text of that language, there without a mark; in third languages they are marked again. */
function marks({ text, locale }: MessageText, source: string, sourceLocale: Project['model']['defaultLocale']): Placeless[] {
  const missing = (from: string, into: string, intoLocale: string) =>
    marked(from).filter(({ words, language }) => (language === intoLocale ? !holds(into, words) : !into.includes(`[${language}: `)));
  return [
    ...missing(source, text, locale).map(({ words, language }) => ({
      found: `not the words “${words}”, which the source marks as ${language}`,
      expected: language === locale ? 'the same words, without a mark' : `the same words, in [${language}: …]`,
      wayOut: `write “${words}” in this language too, or take them out of the source`,
    })),
    ...missing(text, source, sourceLocale).map(({ words, language }) => ({
      found: `“${words}”, marked as ${language}, which the source does not say`,
      expected: 'words that both languages have',
      wayOut: `write “${words}” in the source too, or take them out`,
    })),
  ];
}

function marked(text: string): { words: string; language: string }[] {
  const found: { words: string; language: string }[] = [];
  replaceMarks(text, (words, language) => {
    found.push({ words, language });
    return words;
  });
  return found;
}

/** Whether a text has words, in whatever number and case: “baux commerciaux” has “bail commercial”. */
function holds(text: string, words: string): boolean {
  const held = wordsOf(asTyped({ text })).map((word) => word.toLowerCase().slice(0, 2));
  return wordsOf(words).every((word) => held.includes(word.toLowerCase().slice(0, 2)));
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const times = (count: number) => (count === 0 ? 'missing' : count === 1 ? 'once' : `${count} times`);
