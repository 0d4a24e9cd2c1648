/** Formats of numbers, amounts, dates and phone numbers. `tag` is the BCP 47 tag of the language. */
import { locales } from '../site/locales.ts';
import { primaryLanguage } from './language-tag.ts';
import { bindNumbers } from './line-breaks.ts';

/** Replaces narrow no-break spaces, which `Intl` writes into French numbers and the fonts lack, by no-break spaces of the same width. */
export function widenSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/**
 * Creates a formatter for the tag of every locale in advance, because creating one takes longer than formatting thousands of values.
 * A tag of no locale, as in tests, gets a new formatter each time.
 */
export function forEveryTag<Formatter>(create: (tag: string) => Formatter): (tag: string) => Formatter {
  const created = new Map<string, Formatter>(Object.values(locales).map(({ tag }) => [tag, create(tag)]));
  return (tag) => created.get(tag) ?? create(tag);
}

/** Latin digits in every language, like those of phone numbers, lists and spreadsheets. */
export const digits = { numberingSystem: 'latn' } as const;

// The annotations let the bundler drop the formatters that an island does not use.
const numbers = /* @__PURE__ */ forEveryTag((tag) => ({
  decimal: new Intl.NumberFormat(tag, digits),
  percent: new Intl.NumberFormat(tag, { ...digits, style: 'percent' }),
}));
const amounts = /* @__PURE__ */ forEveryTag(
  (tag) => new Intl.NumberFormat(tag, { ...digits, style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);
const languageNames = /* @__PURE__ */ forEveryTag((tag) => new Intl.DisplayNames(tag, { type: 'language' }));
const lists = /* @__PURE__ */ forEveryTag((tag) => new Intl.ListFormat(tag));
const dates = /* @__PURE__ */ forEveryTag((tag) => new Intl.DateTimeFormat(tag, { ...digits, dateStyle: 'long', timeZone: 'UTC' }));

/** Formats a number; `percent` turns 0.35 into “35%”. */
export function formatNumber(value: number, tag: string, style: 'decimal' | 'percent' = 'decimal'): string {
  return widenSpaces(numbers(tag)[style].format(value));
}

export function decimalSign(tag: string): string {
  return formatNumber(1.5, tag).charAt(1);
}

/** Formats a day in full, “13 January 2026”, without a line break between day and month. */
export function formatDay(day: Date, tag: string): string {
  const written = dates(tag).format(day);
  // French uses an ordinal for the first of a month; Unicode's data (CLDR) do not.
  const withOrdinal = primaryLanguage(tag) === 'fr' ? written.replace(/^1(?=\s)/, '1er') : written;
  return bindNumbers(withOrdinal, primaryLanguage(tag));
}

/** Formats whole euros: “10 000 €”, “€10,000”. */
export function formatEuros(value: number, tag: string): string {
  return widenSpaces(amounts(tag).format(value));
}

/** Formats codes of languages: “French and English”. */
export function formatLanguages(codes: readonly string[], tag: string): string {
  return lists(tag).format(codes.map((code) => languageNames(tag).of(code) ?? code));
}

/** Formats an E.164 phone number for reading. French numbers are grouped in pairs: “+33 1 00 00 00 00”. */
export function formatPhone(number: string): string {
  const [, first, pairs] = /^\+33([1-9])((?:\d\d){4})$/.exec(number) ?? [];
  return first && pairs ? `+33 ${first}${pairs.replace(/(\d\d)/g, ' $1')}` : number;
}
