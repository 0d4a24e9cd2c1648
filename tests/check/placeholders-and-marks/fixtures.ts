import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [
    { text: 'In {city}, *soon*', locale: 'en', others: { fr: 'À {city}, *bientôt*' } },
    { text: 'Bonjour {city}' },
    { text: '', locale: 'en', others: { fr: '{city}' } },
  ],
  bad: [
    [
      { text: 'In Paris', locale: 'en', others: { fr: 'À {city}' } },
      { found: '{city} missing', expected: '{city} once, as in the source', wayOut: 'Add {city} where the value belongs.' },
    ],
    [{ text: '{city}, {city}', locale: 'en', others: { fr: 'À {city}' } }, { found: '{city} 2 times' }],
    [{ text: '{firmName}', locale: 'en', others: { fr: '{city}' } }, { found: '{city} missing' }, { found: '{firmName} once' }],
    [{ text: 'Read from the shop floor', locale: 'en', others: { fr: 'Lire *depuis le magasin*' } }, { found: 'no *phrase*' }],
    [{ text: '*Read*', locale: 'en', others: { fr: 'Lire' } }, { found: 'a *phrase*' }],
  ],
} satisfies Fixtures<GivenText>;
