import { replaceMarks } from '../../../../schema/text/language-marks.ts';
import { primaryLanguage } from '../../../../schema/text/language-tag.ts';
import type { Language } from '../../../../schema/text/typeset.ts';
import { type Placeless, short } from '../../../model/problem.ts';
import { type FactGroup, factGroups } from '../../inputs/fact-words.ts';
import { namedFacts } from '../../inputs/named-facts.ts';
import { numbersIn } from '../../inputs/numbers.ts';
import { ownWords } from '../../inputs/words.ts';
import { sourceOf } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const factsInWords: TextRule = {
  name: 'facts-in-words',
  looksAt: 'text',
  explain: `A fact in words that a translation lacks, adds or exchanges: a month, a number, a unit, a tax basis, a negation, a comparison. One of the two
texts is wrong. scripts/check/inputs/fact-words.ts lists the words; blocks and sentences are compared in pairs if both texts have the same number.

  "Un bail de six ans" and "A nine-year lease"
    found:    the number “nine”
    expected: the number “six”, as in “Un bail de six ans”
    way out:  Correct the translation or the source.

If both texts have the same meaning, add a suppression to the page: excuses: { 'facts-in-words': { reason: '…', keys: ['home.hero.lead'] } }.`,
  check({ isSource, text, meta, language, others }, { model }) {
    const { text: sourceText, language: source } = sourceOf({ others }, model);
    if (isSource || !source || text === '' || isForeign(sourceText)) return [];
    return pairs(ownWords({ text, meta }), ownWords({ text: sourceText, meta })).flatMap(([own, theirs]) =>
      Object.entries(factGroups).flatMap(([name, group]) => compare(name, group, { text: own, ...language }, { text: theirs, ...source })),
    );
  },
};

/** Returns true for a text without words in the language of its file. */
const isForeign = (text: string) => replaceMarks(text, () => '').trim() === '';

type Sentence = Pick<Language, 'locale' | 'tag'> & { readonly text: string };

type Pair = readonly [own: string, theirs: string];

/** Returns the sentences of two texts in pairs, block by block; whole blocks or texts if the two have different numbers of parts. */
function pairs(text: string, source: string): Pair[] {
  return pairUp(text, source, (each) => each.split('\n')).flatMap(([own, theirs]) => pairUp(own, theirs, sentences));
}

function pairUp(text: string, source: string, split: (text: string) => readonly string[]): Pair[] {
  const [own, theirs] = [split(text), split(source)];
  return own.length === theirs.length ? own.map((part, index) => [part, theirs[index] ?? '']) : [[text, source]];
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}…])/u);

function compare(name: string, group: FactGroup, own: Sentence, theirs: Sentence): Placeless[] {
  if (!isListed(group, own.locale) || !isListed(group, theirs.locale)) return [];
  const [extra, missing] = [unanswered(group, own, theirs), unanswered(group, theirs, own)];
  const differ = group.compares === 'each' ? extra.length + missing.length > 0 : extra.length > 0 && missing.length > 0;
  if (!differ) return [];
  const show = (words: readonly string[]) => `the ${name} “${words.join('”, “')}”`;
  const where = `in “${short(theirs.text)}”`;
  return [
    {
      found: extra.length > 0 ? show(extra) : `no ${name} for “${missing.join('”, “')}”`,
      expected: missing.length > 0 ? `${show(missing)}, as ${where}` : `no such ${name}, as ${where}`,
      wayOut: 'Correct the translation or the source.',
    },
  ];
}

const isListed = ({ facts }: FactGroup, locale: string) =>
  Object.values(facts).some(({ words }) => words[primaryLanguage(locale)] !== undefined);

/** Returns the words of a sentence that name a fact which the other sentence does not name. */
function unanswered(group: FactGroup, sentence: Sentence, other: Sentence): string[] {
  const answers = new Set([
    ...namedFacts(group, other.text, other.locale).flatMap(({ facts }) => facts),
    ...numbersIn(other.text, other.tag),
  ]);
  return namedFacts(group, sentence.text, sentence.locale)
    .filter(({ facts, isCertain }) => isCertain && !facts.some((fact) => answers.has(fact)))
    .map(({ word }) => word);
}
