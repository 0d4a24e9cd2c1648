/** The plural forms that codegen requires, by language and largest number. */
import { expect, test } from 'vitest';
import { text } from '../../../schema/language/define.ts';
import { type TextMeta, textMeta } from '../../../schema/language/nodes.ts';
import { neededCategories, pluralFault } from '../../../scripts/model/messages/plurals.ts';

const faultOf = (value: string, tag: string, max = 20) => pluralFault(textMeta(text({ plurals: { count: max } })) as TextMeta, value, tag);

test.each([
  ['fr-FR', 20, ['one', 'other']],
  ['fr-FR', 1_000_000, ['one', 'many', 'other']],
  ['en-GB', 1_000_000, ['one', 'other']],
  ['pt-BR', 20, ['one', 'other']],
  ['de-DE', 1, ['one', 'other']],
  ['ar-EG', 2, ['zero', 'one', 'two', 'other']],
  ['ar-EG', 20, ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['pl-PL', 20, ['one', 'few', 'many', 'other']],
  ['ja-JP', 20, ['other']],
])('%s needs for numbers up to %d: %s', (tag, max, categories) => {
  expect(neededCategories(max, tag)).toEqual(categories);
});

test('a form that the language has may be written for numbers that are not reached', () => {
  expect(faultOf('{count, plural, one {# jour} many {# de jours} other {# jours}}', 'fr-FR')).toBeUndefined();
});

test('the expected forms name the numbers that have them', () => {
  expect(faultOf('{count, plural, one {يوم} other {# يوم}}', 'ar-EG')).toMatchObject({
    found: 'no form “zero” of {count}',
    expected: 'the forms that ar-EG needs for numbers up to 20: zero (0), one (1), two (2), few (3, 4, 5 …), many (11, 12, 13 …), other',
    wayOut: 'add zero {# …}',
  });
});

test('a form of one number may spell it, and words may agree with a number that the text never shows', () => {
  expect(faultOf('{count, plural, one {a day} other {# days}}', 'en-GB')).toBeUndefined();
  expect(faultOf('{count, plural, one {un jour} other {# jours}}', 'fr-FR')).toMatchObject({
    found: 'the form “one” of {count} without its number',
  });
  expect(faultOf('{count, plural, one {Chiffre clé} other {Chiffres clés}}', 'fr-FR')).toBeUndefined();
});
