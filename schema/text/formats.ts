/** How numbers, amounts and dates are written. A formatter takes longer to make than thousands of texts to write: each is made once. */
import { bindNumbers } from './line-breaks.ts';

/** Replaces narrow no-break spaces, which `Intl` writes into French numbers and the site's fonts lack, by no-break spaces of the same width. */
export function widenSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

const numbers = new Map<string, Intl.NumberFormat>();
const amounts = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** A number as a language writes it. `tag` is its BCP 47 tag; `percent` takes 0.35 for “35%”. */
export function formatNumber(value: number, tag: string, style: 'decimal' | 'percent' = 'decimal'): string {
  return widenSpaces(once(numbers, `${tag} ${style}`, () => new Intl.NumberFormat(tag, { style })).format(value));
}

/** What a language writes before decimals. */
export function decimalSign(tag: string): string {
  return formatNumber(1.5, tag).charAt(1);
}

/** A day, written out: “13 January 2026”, the day on the line of its month. */
export function formatDay(day: Date, tag: string): string {
  const written = once(dates, tag, () => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })).format(day);
  // The first of a month is an ordinal in French, and Unicode's data do not know it.
  const withOrdinal = tag.startsWith('fr') ? written.replace(/^1(?=\s)/, '1er') : written;
  return bindNumbers(withOrdinal, tag.slice(0, 2));
}

/** Whole euros as a language writes them: “10 000 €”, “€10,000”. */
export function formatEuros(value: number, tag: string): string {
  const style = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return widenSpaces(once(amounts, tag, () => new Intl.NumberFormat(tag, style)).format(value));
}

/** A number in international form, “+33100000000”, as one reads it aloud: French ones by pairs, “+33 1 00 00 00 00”. */
export function formatPhone(number: string): string {
  const [, first, pairs] = /^\+33([1-9])((?:\d\d){4})$/.exec(number) ?? [];
  return first && pairs ? `+33 ${first}${pairs.replace(/(\d\d)/g, ' $1')}` : number;
}

function once<T>(made: Map<string, T>, key: string, make: () => T): T {
  const known = made.get(key);
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}
