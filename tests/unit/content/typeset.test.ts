/** Typesetting: no-break spaces by language, and placeholder values. */
import { describe, expect, test } from 'vitest';
import { languageOf, typeset } from '../../../schema/text/typeset.ts';

const facts = {
  figures: { growth: { value: 35, unit: 'percent' }, cash: { value: [3, 6], unit: 'count' } },
  identity: { firmName: 'Enseigne', phone: '+33' },
  identityPlaceholders: ['firmName'],
} as const;
const french = languageOf('fr', 'fr-FR', facts);
const english = languageOf('en', 'en-GB', facts);

describe('French', () => {
  test.for([
    ['Prêt ?', 'Prêt\u00a0?'],
    ['Prêt\u202f?', 'Prêt\u00a0?'],
    ['Enfin !', 'Enfin\u00a0!'],
    ['bail ; loyer', 'bail\u00a0; loyer'],
    ['Voici : un', 'Voici\u00a0: un'],
    ['le « bon » lieu', 'le «\u00a0bon\u00a0» lieu'],
    ['« Prêt ? » : oui !', '«\u00a0Prêt\u00a0?\u00a0»\u00a0: oui\u00a0!'],
  ] as const)('%s', ([typed, set]) => {
    expect(typeset(typed, french)).toBe(set);
  });

  test('keeps no-break spaces, URLs and times', () => {
    for (const text of ['Prêt\u00a0?', 'https://a.example/?b=c', '10:30', 'un, deux. trois']) expect(typeset(text, french)).toBe(text);
  });
});

test.for([french, english])('$locale: binds an article of law to its number', (language) => {
  expect(typeset('(art. L.145-4), article 606, un article 2', language)).toBe('(art.\u00a0L.145-4), article\u00a0606, un article\u00a02');
  expect(typeset('(art. L. 145-4 et R. 330-1)', language)).toBe('(art.\u00a0L.\u00a0145-4 et R.\u00a0330-1)');
  expect(typeset('an article on rents', language)).toBe('an article on rents');
});

test.for([
  [french, 'la loi 71-1130, règlement (UE) 2022/720', 'la loi\u00a071-1130, règlement (UE)\u00a02022/720'],
  [english, 'Law 71-1130, Regulation (EU) 2022/720', 'Law\u00a071-1130, Regulation (EU)\u00a02022/720'],
  [french, 'au mois 15, une session de 1 à 2 heures', 'au mois\u00a015, une session de 1\u00a0à\u00a02\u00a0heures'],
  [english, 'in month 15, a session of 1 to 2 hours', 'in month\u00a015, a session of 1\u00a0to\u00a02\u00a0hours'],
  [english, 'the Act, section 38A (s. 38A), base 100', 'the Act, section\u00a038A (s.\u00a038A), base\u00a0100'],
  [french, 'la loi et le mois de mai, de 3 à Paris', 'la loi et le mois de mai, de 3 à Paris'],
] as const)('binds a number to the word before it, and binds ranges: %s', ([language, typed, set]) => {
  expect(typeset(typed, language)).toBe(set);
});

test('English punctuation is unchanged', () => {
  const text = 'Ready ? « Quoted » : yes !';
  expect(typeset(text, english)).toBe(text);
});

test('fills figures, identity and the text’s own numbers by language, and keeps other placeholders', () => {
  const text = '{firmName} : {growth} en {cashMin} à {cashMax} mois, {max} au plus ; {count} ? {phone}';
  expect(typeset(text, french, { max: 5000 })).toBe(
    'Enseigne\u00a0: 35\u00a0% en 3\u00a0à\u00a06\u00a0mois, 5\u00a0000 au plus\u00a0; {count}\u00a0? {phone}',
  );
  expect(french.values['growth']).toBe('35\u00a0%');
  expect(typeset('{growth} of {max}', english, { max: 5000 })).toBe('35% of 5,000');
});
