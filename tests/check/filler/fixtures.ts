import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'none', locale: 'en' },
    { text: 'Un texte pour les visiteurs, à compléter par vos soins.' },
    { text: 'Testimonial', locale: 'en' },
    { text: '{current} / {total}' },
    { text: 'Menu', key: 'home.hero.menu' },
    { text: 'Tester un concept avant de l’étendre' },
    { text: 'Mode de calcul de la description ci-dessus' },
  ],
  bad: [
    [{ text: 'Lorem ipsum dolor sit amet' }, { found: 'filler: “Lorem”' }],
    [{ text: 'TODO: traduire' }, { found: 'filler: “TODO”' }],
    [{ text: 'Texte à venir' }, { found: 'filler: “Texte à venir”' }],
    [{ text: 'à traduire' }, { found: 'filler' }],
    [{ text: 'Nos clients xxx' }, { found: 'filler: “xxx”' }],
    [
      { text: 'Copy to come', locale: 'en' },
      { found: 'filler: “Copy to come”', locale: 'en' },
    ],
    [{ text: 'test' }, { found: 'filler: “test”' }],
    [{ text: '...' }, { found: 'filler: “...”' }],
    [{ text: 'aaaa' }, { found: 'filler' }],
    [{ text: 'hero.title' }, { found: 'filler: “hero.title”' }],
    [{ text: 'placeholder text', locale: 'en' }, { found: 'filler' }],
  ],
};

export default fixtures;
