import type { Fixtures, GivenText } from '../fixtures.ts';

const source = 'Nous comparons ce que chaque voie rapporte par magasin, ce qu’elle immobilise et les compétences qu’elle exige au siège.';

const fixtures: Fixtures<GivenText> = {
  good: [
    {
      text: 'We compare what each route earns per store, what it ties up and the skills head office needs.',
      locale: 'en',
      others: { fr: source },
    },
    { text: 'About', locale: 'en', others: { fr: 'À propos de notre cabinet' } },
    { text: '', locale: 'en', others: { fr: source } },
  ],
  bad: [
    [
      { text: 'We compare what each route earns per store.', locale: 'en', others: { fr: source } },
      { found: '43 characters, 36 % of the source' },
    ],
    [
      { text: `${source} ${source}`, locale: 'en', others: { fr: source } },
      { found: '% of the source', wayOut: 'take out what the source does not say' },
    ],
  ],
};

export default fixtures;
