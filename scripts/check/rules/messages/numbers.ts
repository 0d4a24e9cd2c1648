import { numberWords } from '../../inputs/fact-words.ts';
import { namedFacts } from '../../inputs/named-facts.ts';
import { numbersIn } from '../../inputs/numbers.ts';
import { ownWords } from '../../inputs/words.ts';
import { sourceOf } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const numbers: TextRule = {
  name: 'numbers',
  looksAt: 'text',
  explain: `A number in a translation that its source lacks, or the other way round: one of the two is wrong. Digits are compared without their
grouping; a number in words equals its digits.

  "20 jours" and "30 days"
    found:    no 20
    expected: 20, as in the source
    way out:  Write 20, or correct the source.`,
  check(message, { model }) {
    const { text: source, language } = sourceOf(message, model);
    if (message.isSource || message.text === '' || source === '' || !language) return [];
    const [text, sourceText] = [message.text, source].map((each) => ownWords({ ...message, text: each })) as [string, string];
    const [own, theirs] = [numbersIn(text, message.language.tag), numbersIn(sourceText, language.tag)];
    const isWritten = (number: string, text: string, locale: string) =>
      namedFacts(numberWords, text, locale).some(({ facts }) => facts.includes(number));
    return [
      ...without(theirs, own)
        .filter((number) => !isWritten(number, text, message.locale))
        .map((number) => ({
          found: `no ${number}`,
          expected: `${number}, as in the source`,
          wayOut: `Write ${number}, or correct the source.`,
        })),
      ...without(own, theirs)
        .filter((number) => !isWritten(number, sourceText, language.locale))
        .map((number) => ({
          found: `the number ${number}`,
          expected: 'numbers of the source only',
          wayOut: 'Correct the number, or the source.',
        })),
    ];
  },
};

/** Returns the items of `some` that `others` lacks, counting repetitions. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((number) => {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
