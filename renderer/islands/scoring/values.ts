/** Normalizes and validates the texts and amounts of a comparison. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';

/** Control characters, lone surrogates and line breaks. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** Returns a text as one line, with a space for control characters and lone surrogates. */
export function lineOf(text: string): string {
  return text.replace(unprintable, ' ');
}

/** Returns a text as one line, trimmed, without repeated spaces. */
export function cleanText(text: string): string {
  return lineOf(text).replace(/ {2,}/g, ' ').trim();
}

/** Returns the first `max` code points of a text. */
export function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}

/** Returns the number of code points of a text. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Returns true for an amount of euros or square metres with at most two decimals. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= scoringBounds.amount && value === Math.round(value * 100) / 100;
}

/** Thousands separators of French, English and Swiss texts, and units. */
const separators = /[\s\u00a0\u202f'’€]|m²|EUR/gi;

/** Returns a text with the digits and separators of Arabic and Persian keyboards as Latin ones. */
export function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

/**
 * Parses an amount, rounded to two decimals; null for an empty text, undefined for any other text. Accepts “1 234,5” and “1,234.5”:
 * of a comma and a point, the last is the decimal separator. A single comma or point before exactly three digits separates
 * thousands when one to three digits without a leading 0 precede.
 */
export function toAmount(text: string): number | null | undefined {
  const digits = withLatinDigits(text).replace(separators, '');
  if (digits === '') return null;
  const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits);
  const both = /[.,]/.exec(digits)?.[0] !== digits.match(/[.,](?=[^.,]*$)/)?.[0];
  const plain = thousands ? digits.replace(/[.,]/g, '') : both ? digits.replace(/[.,](?=.*[.,])/g, '') : digits;
  const number = /^\d+(?:[.,]\d*)?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) / 100 : Number.NaN;
  return isAmount(number) ? number : undefined;
}
