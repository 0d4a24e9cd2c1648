/** Formats of dates, amounts, numbers, titles and reading times. */
import { expect, test } from 'vitest';
import { readingMinutes } from '../../renderer/content/articles.ts';
import { formatDay, formatEuros, formatLanguages, formatNumber, formatPhone } from '../../schema/text/formats.ts';
import { headTitle, titleLength } from '../../schema/text/head-title.ts';

const day = (date: string, tag: string) => formatDay(new Date(date), tag);

test('the first of a month is an ordinal in French only; day and month stay on one line', () => {
  expect(day('2026-10-01', 'fr-FR')).toBe('1er\u00a0octobre 2026');
  expect(day('2026-10-11', 'fr-FR')).toBe('11\u00a0octobre 2026');
  expect(day('2026-10-01', 'en-GB')).toBe('1\u00a0October 2026');
});

test('the euro sign follows the amount in French and precedes it in English', () => {
  expect(formatEuros(10_000, 'fr-FR')).toBe('10\u00a0000\u00a0€');
  expect(formatEuros(10_000, 'en-GB')).toBe('€10,000');
});

test('French telephone numbers are grouped in pairs; others are unchanged', () => {
  expect(formatPhone('+33100000000')).toBe('+33 1 00 00 00 00');
  expect(formatPhone('+442071234567')).toBe('+442071234567');
});

const title = 'Conseil en développement de réseaux retail et franchise';

test('the name of the firm follows a title if a search result shows both', () => {
  expect(headTitle(title, 'Trame Retail')).toBe(`${title} — Trame Retail`);
  expect([...headTitle(title, 'Trame Retail')]).toHaveLength(titleLength.max);
  expect(headTitle(title, 'Trame Retail & Cie')).toBe(title);
  expect(headTitle('Mentions légales', 'Trame Retail & Cie')).toBe('Mentions légales — Trame Retail & Cie');
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('the reading time counts 220 words a minute in all parts of the content', () => {
  expect(readingMinutes(words(440))).toBe(2);
  expect(readingMinutes({ hero: words(220), sections: [{ title: words(200), points: [words(240)] }] })).toBe(3);
});

test('the reading time excludes the names of placed facts', () => {
  const text = [
    { kind: 'paragraph', content: [words(329)] },
    { kind: 'place', place: 'table counts' },
  ];
  expect(readingMinutes({ text })).toBe(1);
});

test('minutes are rounded', () => {
  expect(readingMinutes(words(329))).toBe(1);
  expect(readingMinutes(words(331))).toBe(2);
});

test('the reading time is at least a minute', () => {
  expect(readingMinutes('Short.')).toBe(1);
  expect(readingMinutes({})).toBe(1);
});

test('languages are named in the language of the page', () => {
  expect(formatLanguages(['fr', 'en', 'es'], 'fr-FR')).toBe('français, anglais et espagnol');
  expect(formatLanguages(['fr', 'en'], 'en-GB')).toBe('French and English');
});

test('digits are Latin in every language', () => {
  expect(formatNumber(12_345.6, 'ar-EG')).toBe('12,345.6');
  expect(formatEuros(10_000, 'ar-EG')).toContain('10,000');
  expect(day('2026-10-06', 'ar-EG')).toBe('6 أكتوبر 2026');
});
