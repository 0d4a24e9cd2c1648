/** The pseudo-locale: longer texts with accents, with placeholders and marks intact. */
import { expect, test } from 'vitest';
import { pseudoText, pseudoTexts } from '#renderer/content/pseudo.ts';

test('every letter is replaced and every word is 40 % longer', () => {
  expect(pseudoText('Nous contacter')).toBe('⟦Ñóóúúš ĉóóóñŧááĉŧēēř⟧');
  expect(pseudoText('Été, 24 h')).toBe('⟦Ēēŧē, 24 ĥ⟧');
  const long = 'Développer son réseau de magasins';
  expect(pseudoText(long).replace(/[⟦⟧ ]/g, '').length / long.replace(/ /g, '').length).toBeCloseTo(1.4, 1);
  expect(pseudoText('The quick brown fox jumps over the lazy dog')).not.toMatch(/[A-Za-z]/);
});

test('placeholders, language marks and asterisks are unchanged', () => {
  expect(pseudoText('{from} sur {total}')).toBe('⟦{from} šúúř {total}⟧');
  expect(pseudoText('Le [en: Lot] *net*')).toBe('⟦Ĺēē [en: Ĺóóŧ] *ñēēŧ*⟧');
});

test('plural forms keep their names and numbers', () => {
  expect(pseudoText('Net : {count, plural, one {un lot à {city}} other {# lots}}.')).toBe(
    '⟦Ñēēŧ : {count, plural, one {úúñ ĺóóŧ á {city}} other {# ĺóóóŧš}}.⟧',
  );
});

test('the blocks of prose keep their markers, links and placed facts', () => {
  expect(pseudoTexts(['- net\n- [lot](home#top)', '> net', '^ net', '{figure net}'])).toEqual([
    '- ⟦ñēēŧ⟧\n- ⟦[ĺóóŧ](home#top)⟧',
    '> ⟦ñēēŧ⟧',
    '^ ⟦ñēēŧ⟧',
    '{figure net}',
  ]);
});

test('every text of a message file is replaced, at any depth; missing texts stay missing', () => {
  expect(pseudoTexts({ hero: { title: 'Net', lead: null }, list: { 1: '' } })).toEqual({
    hero: { title: '⟦Ñēēŧ⟧', lead: null },
    list: { 1: '' },
  });
});
