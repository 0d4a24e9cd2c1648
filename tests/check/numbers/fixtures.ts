import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [
    { text: '1. a\n2. b [c](https://www.legifrance.gouv.fr/12)', locale: 'en', others: { fr: 'a\n\nb' }, ...prose },
    { text: '20 days, 10,000 euros and 2.5 times', locale: 'en', others: { fr: '20 jours, 10 000 euros et 2,5 fois' } },
    { text: 'A lease, 3-6-9', locale: 'en', others: { fr: 'Un bail' } },
    { text: 'Twenty days', locale: 'en', others: { fr: '20 jours' } },
    { text: '{pilotMonths} months', locale: 'en', others: { fr: '{pilotMonths} mois' } },
    { text: '20 jours' },
    {
      text: '{count, plural, one {# day} other {# days}} of 30',
      locale: 'en',
      others: { fr: '{count, plural, one {# jour} many {# de jours} other {# jours}} sur 30' },
      plurals: { count: 20 },
    },
  ],
  bad: [
    [
      {
        text: '{count, plural, one {# day} other {# days}} of 30',
        locale: 'en',
        others: { fr: '{count, plural, one {# jour} other {# jours}} sur 20' },
        plurals: { count: 20 },
      },
      { found: 'no 20' },
      { found: 'the number 30' },
    ],
    [{ text: '**20** days', locale: 'en', others: { fr: '*30* jours' }, ...prose }, { found: 'no 30' }, { found: 'the number 20' }],
    [
      { text: 'Within 30 days', locale: 'en', others: { fr: 'Sous 20 jours' } },
      { found: 'no 20', expected: '20, as in the source', locale: 'en' },
      { found: 'the number 30' },
    ],
    [
      { text: 'At 125% of 1.5 times', locale: 'en', others: { fr: 'À 12,5 % de 1,5 fois' } },
      { found: 'no 12.5', expected: '12.5, as in the source' },
      { found: 'the number 125' },
    ],
    [{ text: 'Soon', locale: 'en', others: { fr: 'Sous 20 jours' } }, { found: 'no 20' }],
  ],
} satisfies Fixtures<GivenText>;
