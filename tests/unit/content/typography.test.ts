/** Translators type ordinary spaces; the page gets the ones its language wants. */
import { describe, expect, test } from 'vitest';
import { typeset } from '../../../renderer/content/typography.ts';

describe('French', () => {
  test.for([
    ['Prêt ?', 'Prêt\u202f?'],
    ['Enfin !', 'Enfin\u202f!'],
    ['bail ; loyer', 'bail\u202f; loyer'],
    ['Voici : un', 'Voici\u00a0: un'],
    ['le « bon » lieu', 'le «\u00a0bon\u00a0» lieu'],
    ['« Prêt ? » : oui !', '«\u00a0Prêt\u202f?\u00a0»\u00a0: oui\u202f!'],
  ] as const)('%s', ([typed, set]) => {
    expect(typeset(typed, 'fr')).toBe(set);
  });

  test('a space that is right already, an address and a time stay as they are', () => {
    for (const text of ['Prêt\u202f?', 'https://a.example/?b=c', '10:30', 'un, deux. trois']) expect(typeset(text, 'fr')).toBe(text);
  });
});

test('English is left alone', () => {
  const text = 'Ready ? « Quoted » : yes !';
  expect(typeset(text, 'en')).toBe(text);
});
