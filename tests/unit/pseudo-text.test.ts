/** Pseudo-texts: longer, in other letters, and with everything in them that a component or a reader of marks looks for. */
import { expect, test } from 'vitest';
import { pseudoText, pseudoTexts } from '#renderer/content/pseudo.ts';

test('every letter is another, and every word 40 % longer', () => {
  expect(pseudoText('Nous contacter')).toBe('⟦Ñóóúúš ĉóóóñŧááĉŧēēř⟧');
  expect(pseudoText('Été, 24 h')).toBe('⟦Ēēŧē, 24 ĥ⟧');
  const long = 'Développer son réseau de magasins';
  expect(pseudoText(long).replace(/[⟦⟧ ]/g, '').length / long.replace(/ /g, '').length).toBeCloseTo(1.4, 1);
  expect(pseudoText('The quick brown fox jumps over the lazy dog')).not.toMatch(/[A-Za-z]/);
});

test('placeholders, marks of language and asterisks stay', () => {
  expect(pseudoText('{from} sur {total}')).toBe('⟦{from} šúúř {total}⟧');
  expect(pseudoText('Le [en: Lot] *net*')).toBe('⟦Ĺēē [en: Ĺóóŧ] *ñēēŧ*⟧');
});

test('of a message file every text is one, whatever it is in; what nobody has written stays so', () => {
  expect(pseudoTexts({ hero: { title: 'Net', lead: null }, list: { 1: '' } })).toEqual({
    hero: { title: '⟦Ñēēŧ⟧', lead: null },
    list: { 1: '' },
  });
});
