import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [
    { text: 'One *word*, [here](home).', locale: 'en', others: { fr: 'Un.\n\n- [ici](home)\n- là' }, ...prose },
    { text: '[Here](https://eur-lex.europa.eu/EN)', locale: 'en', others: { fr: '[ici](https://eur-lex.europa.eu/FR)' }, ...prose },
    { text: 'In {city}, *soon*', locale: 'en', others: { fr: 'À {city}, *bientôt*' } },
    { text: 'Bonjour {city}' },
    {
      text: '{count, plural, one {A shop} other {# shops}} in {city}',
      locale: 'en',
      others: { fr: 'À {city}, {count, plural, one {# magasin} other {# magasins}}' },
      plurals: { count: 20 },
    },
    { text: '', locale: 'en', others: { fr: '{city}' } },
  ],
  bad: [
    [
      { text: '[Here](home)', locale: 'en', others: { fr: '[ici](about)' }, ...prose },
      { found: 'no link to about' },
      { found: 'a link to home' },
    ],
    [
      { text: 'In Paris', locale: 'en', others: { fr: 'À {city}' } },
      { found: '{city} missing', expected: '{city} once, as in the source', wayOut: 'Add {city} where the value belongs.' },
    ],
    [
      {
        text: '{count, plural, one {# shop} other {# shops}}',
        locale: 'en',
        others: { fr: '{count, plural, one {# magasin} other {# magasins à {city}}}' },
        plurals: { count: 20 },
      },
      { found: '{city} missing' },
    ],
    [{ text: '{city}, {city}', locale: 'en', others: { fr: 'À {city}' } }, { found: '{city} 2 times' }],
    [{ text: '{firmName}', locale: 'en', others: { fr: '{city}' } }, { found: '{city} missing' }, { found: '{firmName} once' }],
    [{ text: 'Read from the shop floor', locale: 'en', others: { fr: 'Lire *depuis le magasin*' } }, { found: 'no *phrase*' }],
    [{ text: '*Read*', locale: 'en', others: { fr: 'Lire' } }, { found: 'a *phrase*' }],
  ],
} satisfies Fixtures<GivenText>;
