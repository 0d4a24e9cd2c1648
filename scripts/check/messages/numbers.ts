/** Numbers as texts write them, in digits and in words. */

const ones: Readonly<Record<string, readonly string[]>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
};
const tens: Readonly<Record<string, readonly string[]>> = {
  fr: '_ _ vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' '),
  en: '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
};

/** A whole number up to 100 in words: 24 is “vingt-quatre”, “twenty-four”. Undefined for any other, and in other languages. */
export function inWords(value: number, locale: string): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 100) return undefined;
  const [small, ten] = [ones[locale], tens[locale]?.[Math.floor(value / 10)]];
  if (!small) return undefined;
  if (value === 100) return locale === 'fr' ? 'cent' : 'a hundred';
  if (value < 20) return small[value];
  const rest = locale === 'fr' && [7, 9].includes(Math.floor(value / 10)) ? (value % 10) + 10 : value % 10;
  if (rest === 0) return value === 80 && locale === 'fr' ? 'quatre-vingts' : ten;
  const isEt = locale === 'fr' && rest % 10 === 1 && value < 80;
  return `${ten}${isEt ? ' et ' : '-'}${small[rest]}`;
}

/** A number in a text, with what stands around it. */
export interface Typed {
  readonly value: number;
  readonly written: string;
  readonly isPercent: boolean;
  /** The three words after it, in small letters. */
  readonly after: readonly string[];
  /** The word before it, in small letters. */
  readonly before: string;
}

const form = /(?<![\p{L}\p{N}.,/’-])(\p{N}+(?:[\s ]\p{N}{3})*|[\p{L}]+(?:-\p{L}+)*)(?:(?:\s|-)?(%)|\s(pour cent|per cent|percent))?/gu;

/** Numbers by what texts may write them as, “12” and “twelve”. */
export type Written = ReadonlyMap<string, number>;

export function writtenForms(values: Iterable<number>, locale: string): Written {
  const forms = [...values].flatMap((value) =>
    [String(value), inWords(value, locale) ?? String(value)].map((form) => [form, value] as const),
  );
  return new Map(forms);
}

/** The numbers of a text that are among those written. `text` has no placeholders. */
export function numbersIn(text: string, locale: string, written: Written): Typed[] {
  return [...text.matchAll(form)].flatMap((match) => {
    const [whole, first = '', sign, words] = match;
    const small = first.toLowerCase().replace(/(?<=\d)\s(?=\d)/g, '');
    // In English, “twelve-month” is a number and what it counts.
    const head = locale === 'en' && !written.has(small) ? (small.split('-')[0] ?? '') : small;
    const value = written.get(head);
    if (value === undefined) return [];
    const end = match.index + (head === small ? whole.length : head.length);
    const after = [...text.slice(end, end + 80).matchAll(/[\p{L}\p{N}’]+/gu)].slice(0, 3).map(([word]) => word.toLowerCase());
    const before = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(text.slice(0, match.index))?.[1]?.toLowerCase() ?? '';
    return [{ value, written: whole, isPercent: sign !== undefined || words !== undefined, after, before }];
  });
}
