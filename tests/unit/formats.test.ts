/** Dates, amounts, numbers, titles and reading times as people write them. */
import { expect, test } from 'vitest';
import { readingMinutes } from '../../renderer/content/reading-time.ts';
import { formatDay, formatEuros, formatPhone } from '../../schema/text/formats.ts';
import { headTitle, titleLength } from '../../schema/text/head-title.ts';

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

const title = 'Conseil en développement de réseaux retail et franchise';

test('the firm’s name stands behind it, as long as a search result shows both', () => {
  expect(headTitle(title, 'Trame Retail')).toBe(`${title} — Trame Retail`);
  expect([...headTitle(title, 'Trame Retail')]).toHaveLength(titleLength.max);
  expect(headTitle(title, 'Trame Retail & Cie')).toBe(title);
  expect(headTitle('Mentions légales', 'Trame Retail & Cie')).toBe('Mentions légales — Trame Retail & Cie');
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a practised reader takes 220 words a minute, wherever in the content they stand', () => {
  expect(readingMinutes(words(440))).toBe(2);
  expect(readingMinutes({ hero: words(220), sections: [{ title: words(200), points: [words(240)] }] })).toBe(3);
});

test('minutes are whole', () => {
  expect(readingMinutes(words(329))).toBe(1);
  expect(readingMinutes(words(331))).toBe(2);
});

test('nothing takes less than a minute', () => {
  expect(readingMinutes('Short.')).toBe(1);
  expect(readingMinutes({})).toBe(1);
});
