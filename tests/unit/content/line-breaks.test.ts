/** A line never ends on a number whose unit follows, nor a heading's on a word that leads to the next. */
import { describe, expect, test } from 'vitest';
import { bindNumbers, bindShortWords } from '../../../schema/line-breaks.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('a number stays with what it counts', () => {
  test.for([
    ['fr', 'En 3 à 6 mois, 15 ans et 12 critères', 'En 3_à_6_mois, 15_ans et 12_critères'],
    ['fr', '10 000 € pour 75 m², le 1er octobre ou le 8 mai', '10 000_€ pour 75_m², le 1er_octobre ou le 8_mai'],
    ['en', '12 criteria, 15+ years, 6 months’ costs', '12_criteria, 15+_years, 6_months’ costs'],
    ['en', '{minutes} min', '{minutes}_min'],
    ['de', '80 % in 12 Monaten', '80_% in 12 Monaten'],
  ] as const)('%s: %s', ([locale, typed, set]) => {
    expect(shown(bindNumbers(typed, locale))).toBe(set);
  });

  test('and is free before any other word, one that begins as a unit does among them', () => {
    for (const text of ['3 et 6', 'en 2026 mailles', 'L.145-4 ansible', 'mois 3 ou 4']) expect(bindNumbers(text, 'fr')).toBe(text);
  });
});

describe('a short word of a heading stays with the next', () => {
  test.for([
    ['Choisir un lieu et le tenir', 'Choisir un_lieu et_le_tenir'],
    ['Un conseil à la mesure', 'Un_conseil à_la_mesure'],
    ['The plan of a shop', 'The_plan of_a_shop'],
    ['Boutiques', 'Boutiques'],
  ] as const)('%s', ([typed, set]) => {
    expect(shown(bindShortWords(typed, 15))).toBe(set);
  });

  test('not where both would be wider than a phone', () => {
    expect(shown(bindShortWords('le développement des enseignes', 15))).toBe('le développement des_enseignes');
  });

  test('nor is the first left alone by it', () => {
    expect(shown(bindShortWords('Par où commencer', 15))).toBe('Par_où commencer');
    expect(shown(bindShortWords('Why an independent firm', 15))).toBe('Why_an independent firm');
  });

  test('nor before an emphasis, which begins a line of its own', () => {
    expect(shown(bindShortWords('Du magasin à *un réseau*', 15))).toBe('Du_magasin à *un_réseau*');
  });
});
