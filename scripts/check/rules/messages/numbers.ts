/** A number that one language says, the other says as well. */
import { decimalSign } from '../../../../schema/text/formats.ts';
import { ownWords } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

/** Digits with what groups them; “3-6-9” and “L.330-3” are names. */
const form = /(?<![\p{L}\p{N}.-])\d+(?:[.,\s {2}]\d+)*(?![\p{N}-])/gu;

export const numbers: TextRule = {
  name: 'numbers',
  looksAt: 'text',
  explain: `“20 jours” in French and “30 days” in English: one of the two is wrong. Numbers are compared, however each language groups their digits
and writes decimals, and a number in words stands for its digits. The way out: correct the one that is wrong.`,
  check(message, { model }) {
    const source = message.others[model.defaultLocale] ?? '';
    if (message.isSource || message.text === '' || source === '') return [];
    const sourceTag = model.languages.find(({ locale }) => locale === model.defaultLocale)?.tag ?? model.defaultLocale;
    const [own, theirs] = [numbersOf(message.text, message.language.tag), numbersOf(source, sourceTag)];
    const isSaid = (number: string, text: string, locale: string) => text.toLowerCase().includes(inWords(Number(number), locale) ?? '\0');
    return [
      ...without(theirs, own)
        .filter((number) => !isSaid(number, message.text, message.locale))
        .map((number) => ({
          found: `no ${number}`,
          expected: `${number}, as in the source`,
          wayOut: `write ${number}, or correct the source`,
        })),
      ...without(own, theirs)
        .filter((number) => !isSaid(number, source, model.defaultLocale))
        .map((number) => ({
          found: `the number ${number}`,
          expected: 'a number that the source has',
          wayOut: 'correct the number, or the source',
        })),
    ];
  },
};

/** The numbers of a text without what groups their digits, and with a point before decimals. */
function numbersOf(text: string, tag: string): string[] {
  const decimal = decimalSign(tag);
  const group = new RegExp(`[${decimal === ',' ? '.' : ','}](?=\\d{3}(?!\\d))`, 'g');
  return [...ownWords({ text }).matchAll(form)].map(([number]) => number.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.'));
}

/** Those of some that others lack. */
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

/** Returns a whole number up to 20 in words: texts write greater ones in digits. */
function inWords(value: number, locale: string): string | undefined {
  return ones[locale]?.split(' ')[value];
}
