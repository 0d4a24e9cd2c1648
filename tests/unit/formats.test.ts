/** Dates, amounts and numbers as people write them. */
import { expect, test } from 'vitest';
import { formatDay, formatEuros, formatPhone } from '../../schema/formats.ts';

const day = (date: string, tag: string) => formatDay(new Date(date), tag);

test('the first of a month is an ordinal in French alone, and no day leaves its month', () => {
  expect(day('2026-10-01', 'fr-FR')).toBe('1er\u00a0octobre 2026');
  expect(day('2026-10-11', 'fr-FR')).toBe('11\u00a0octobre 2026');
  expect(day('2026-10-01', 'en-GB')).toBe('1\u00a0October 2026');
});

test('the euro stands where each language puts it', () => {
  expect(formatEuros(10_000, 'fr-FR')).toBe('10\u00a0000\u00a0€');
  expect(formatEuros(10_000, 'en-GB')).toBe('€10,000');
});

test('French numbers are read by pairs, others stay as they are', () => {
  expect(formatPhone('+33100000000')).toBe('+33 1 00 00 00 00');
  expect(formatPhone('+442071234567')).toBe('+442071234567');
});
