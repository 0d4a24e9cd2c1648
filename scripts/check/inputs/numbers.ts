/** Numbers in texts, in digits. */
import { decimalSign } from '../../../schema/text/formats.ts';

/** Matches digits with their group separators. “3-6-9” and “L.330-3” are names, not numbers. */
const form = /(?<![\p{L}\p{N}.-])\d+(?:[.,\s]\d+)*(?![\p{N}-])/gu;

/** Returns the numbers of some words in one notation: no group separators, a point before decimals. */
export function numbersIn(words: string, tag: string): string[] {
  const decimal = decimalSign(tag);
  const group = new RegExp(`[${decimal === ',' ? '.' : ','}](?=\\d{3}(?!\\d))`, 'g');
  return [...words.matchAll(form)].map(([number]) => number.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.'));
}
