/** Placeholders: which there are in a text, and what fills them. */
import { expect, test } from 'vitest';
import { fill } from '../../../renderer/content/fill.ts';
import { keyFigureValues, replacePlaceholders, usedPlaceholders } from '../../../schema/placeholders.ts';

test('every place of a name is filled, with a text or a number', () => {
  expect(fill('{n} of {total}, again {n}', { n: 1, total: 'ten' })).toBe('1 of ten, again 1');
});

test('a name without a value stays for all to see', () => {
  expect(replacePlaceholders('{n} of {total}', { n: 1 })).toBe('1 of {total}');
});

test('a value is put in as it is: braces and dollar signs in it mean nothing', () => {
  expect(replacePlaceholders('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
});

test('names of what every object has are no values', () => {
  expect(replacePlaceholders('{toString} {constructor}', {})).toBe('{toString} {constructor}');
});

test('the placeholders of a text are found once each', () => {
  expect(usedPlaceholders('{a} {b} {a} {} {not closed')).toEqual(['a', 'b', '']);
});

test('a range has a placeholder for each end', () => {
  expect(keyFigureValues({ one: { value: 1, unit: 'count' }, two: { value: [1, 2], unit: 'hours' } }, 'en')).toEqual({
    one: '1',
    twoMin: '1',
    twoMax: '2',
  });
});
