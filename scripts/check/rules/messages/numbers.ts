import { decimalSign } from '../../../../schema/text/formats.ts';
import { ownWords } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

/** Matches digits with their group separators. “3-6-9” and “L.330-3” are names, not numbers. */
const form = /(?<![\p{L}\p{N}.-])\d+(?:[.,\s {2}]\d+)*(?![\p{N}-])/gu;

export const numbers: TextRule = {
  name: 'numbers',
  looksAt: 'text',
  explain: `A number in a translation that its source lacks, or the other way round: one of the two is wrong. Digits are compared without their
grouping; a number up to twenty in words equals its digits.

  "20 jours" and "30 days"
    found:    no 20
    expected: 20, as in the source
    way out:  Write 20, or correct the source.`,
  check(message, { model }) {
    const source = message.others[model.defaultLocale] ?? '';
    if (message.isSource || message.text === '' || source === '') return [];
    const sourceTag = model.languages.find(({ locale }) => locale === model.defaultLocale)?.tag ?? model.defaultLocale;
    const [own, theirs] = [numbersOf(message.text, message.language.tag), numbersOf(source, sourceTag)];
    const isWritten = (number: string, text: string, locale: string) =>
      text.toLowerCase().includes(inWords(Number(number), locale) ?? '\0');
    return [
      ...without(theirs, own)
        .filter((number) => !isWritten(number, message.text, message.locale))
        .map((number) => ({
          found: `no ${number}`,
          expected: `${number}, as in the source`,
          wayOut: `Write ${number}, or correct the source.`,
        })),
      ...without(own, theirs)
        .filter((number) => !isWritten(number, source, model.defaultLocale))
        .map((number) => ({
          found: `the number ${number}`,
          expected: 'numbers of the source only',
          wayOut: 'Correct the number, or the source.',
        })),
    ];
  },
};

/** Returns the numbers of a text in one notation: no group separators, a point before decimals. */
function numbersOf(text: string, tag: string): string[] {
  const decimal = decimalSign(tag);
  const group = new RegExp(`[${decimal === ',' ? '.' : ','}](?=\\d{3}(?!\\d))`, 'g');
  return [...ownWords({ text }).matchAll(form)].map(([number]) => number.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.'));
}

/** Returns the items of `some` that `others` lacks, counting repetitions. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((number) => {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const ones: Readonly<Record<string, string>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
};

/** Returns a whole number up to 20 in words; texts write greater numbers in digits. */
function inWords(value: number, locale: string): string | undefined {
  return ones[locale]?.split(' ')[value];
}
