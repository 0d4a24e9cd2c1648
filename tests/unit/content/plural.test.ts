/** Texts with plural forms: as components receive them, and as visitors read them. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillPlural } from '../../../renderer/content/fill-plural.ts';
import { compose } from '../../../schema/language/compose.ts';
import { text } from '../../../schema/language/define.ts';
import { otherForm, type PluralText, parsePlurals, wholeForms } from '../../../schema/language/plural.ts';
import fc from '../fast-check.ts';

const node = z.object({ lead: text({ params: ['city'], plurals: { count: 2_000_000, weeks: 9 }, values: { max: 5000 } }) });
const tags = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-EG' };

/** Returns a text as visitors read it. */
function read(locale: keyof typeof tags, lead: string | null, count: number, weeks = 2): string {
  const language = { locale, tag: tags[locale], values: { firmName: 'Trame' } };
  const { lead: composed } = compose(node, { lead }, ['page'], language) as { readonly lead: PluralText<'count' | 'weeks', 'city'> };
  return fillPlural(composed, { count, weeks, city: 'Lyon' }, tags[locale]);
}

test.each([
  [0, '0\u00a0jour à Lyon'],
  [1, '1\u00a0jour à Lyon'],
  [2, '2\u00a0jours à Lyon'],
  [1500, '1\u00a0500\u00a0jours à Lyon'],
  [2_000_000, '2\u00a0000\u00a0000 de jours à Lyon'],
])('French has the form for %d', (count, expected) => {
  expect(read('fr', '{count, plural, one {# jour} many {# de jours} other {# jours}} à {city}', count)).toBe(expected);
});

test('Arabic has six forms, and a form may leave out the number', () => {
  const written = '{count, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}';
  expect([0, 1, 2, 3, 11, 100].map((count) => read('ar', written, count))).toEqual([
    'لا أيام',
    'يوم',
    'يومان',
    '3 أيام',
    '11 يومًا',
    '100 يوم',
  ]);
});

test('a number beyond the declared one has the form other', () => {
  expect(read('fr', '{count, plural, one {# jour} other {# jours}}', 3_000_000)).toBe('3\u00a0000\u00a0000\u00a0jours');
});

test('two numbers each choose a form, and a number may choose forms at two places', () => {
  const written =
    '{count, plural, one {Un point} other {Des points}} sur {weeks, plural, one {# semaine} other {# semaines}} : {count, plural, one {il ouvre} other {ils ouvrent}}';
  expect(read('fr', written, 1, 1)).toBe('Un point sur 1\u00a0semaine\u00a0: il ouvre');
  expect(read('fr', written, 3, 2)).toBe('Des points sur 2\u00a0semaines\u00a0: ils ouvrent');
  expect(wholeForms(written)).toHaveLength(4);
});

test('forms have the placeholders of the site, language marks and typographic spaces', () => {
  expect(read('fr', '{count, plural, one {# mot} other {# mots}} de {firmName} : {max} « [en: leads] »', 2)).toBe(
    '2 mots de Trame\u00a0: 5\u00a0000 «\u00a0[en: leads]\u00a0»',
  );
});

test('a missing or faulty text has one form', () => {
  expect(read('fr', null, 2)).toBe('page.lead');
  expect(read('fr', '{count, plural, one {# jour} other {# jours}', 2)).toBe('{count, plural, one {# jour} other {# jours}');
});

test('an apostrophe quotes nothing, and letters of two units move nothing', () => {
  const written = "L'{count, plural, one {# an 🎉} other {# ans '#'}} d'été";
  expect(wholeForms(written).map((form) => form.text)).toEqual(["L'{count} an 🎉 d'été", "L'{count} ans '{count}' d'été"]);
});

test('a text without forms is its only form', () => {
  for (const each of ['', 'Un mot', 'Un } mot {city} # {', '{count, plural, one {']) {
    expect(wholeForms(each)).toEqual([{ categories: {}, text: each }]);
    expect(otherForm(each)).toBe(each);
  }
});

test('any characters are parsed or refused with a sentence', () => {
  const alphabet = [
    '{',
    '}',
    ',',
    '#',
    "'",
    '<',
    '=1',
    ' ',
    'count',
    'plural',
    'select',
    'number',
    '::',
    'offset:',
    'one',
    'other',
    'é',
    '🎉',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...alphabet)).map((words) => words.join('')),
      (typed) => {
        const { parts, fault } = parsePlurals(typed);
        if (fault)
          expect([parts, fault.found, fault.expected, fault.wayOut]).toEqual([[typed], ...Array(3).fill(expect.stringMatching(/\S/))]);
        else if (parts.every((part) => typeof part === 'string')) expect(parts.join('')).toBe(typed);
      },
    ),
  );
});
