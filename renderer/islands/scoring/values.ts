/** The values that a comparison is made of: what is a figure, what is a text. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';

/** Characters that nobody sees, line breaks included. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** A text of one line: without control characters and halves of characters. */
export function lineOf(text: string): string {
  return text.replace(unseen, ' ');
}

/** The same once it is written: without spaces around or in a row. */
export function cleanText(text: string): string {
  return lineOf(text).replace(/ {2,}/g, ' ').trim();
}

/** The beginning of a text, in whole characters. */
export function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}

/** How many characters a text has: one for each code point. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Whether it is an amount of euros or square metres: to the cent. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= scoringBounds.amount && value === Math.round(value * 100) / 100;
}

/** Spaces between thousands, as French, English and Swiss hands set them, and signs of units. */
const around = /[\s\u00a0\u202f'’€]|m²|EUR/gi;

/**
 * The amount that a text says, to the cent; null for an empty one, undefined for one that says none. Both “1 234,5” and
 * “1,234.5” are read: of a comma and a point the last one is the decimal sign; alone, a comma or a point before exactly three
 * digits separates thousands when the number in front of it has one to three digits and does not begin with 0.
 */
export function toAmount(text: string): number | null | undefined {
  const digits = text.replace(around, '');
  if (digits === '') return null;
  const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits);
  const both = /[.,]/.exec(digits)?.[0] !== digits.match(/[.,](?=[^.,]*$)/)?.[0];
  const plain = thousands ? digits.replace(/[.,]/g, '') : both ? digits.replace(/[.,](?=.*[.,])/g, '') : digits;
  const number = /^\d+(?:[.,]\d*)?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) / 100 : Number.NaN;
  return isAmount(number) ? number : undefined;
}
