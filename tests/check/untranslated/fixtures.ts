import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [
    { text: 'Contact', locale: 'en', others: { fr: 'Contact' } },
    { text: 'Trame Retail', locale: 'en', others: { fr: 'Trame Retail' } },
    { text: '{city} {postcode}', locale: 'en', others: { fr: '{city} {postcode}' } },
    { text: '12 – 15', locale: 'en', others: { fr: '12 – 15' } },
    { text: 'Retail Booster', locale: 'en', others: { fr: '[en: Retail Booster]' } },
    { text: 'Contact us', locale: 'en', others: { fr: 'Nous contacter' } },
    { text: 'Nous contacter' },
  ],
  bad: [
    [
      {
        text: '{count, plural, one {# magasin} other {# magasins}}',
        locale: 'en',
        others: { fr: '{count, plural, one {# magasin} other {# magasins}}' },
        plurals: { count: 20 },
      },
      { found: 'the text of fr' },
    ],
    [{ text: 'Nous *contacter*', locale: 'en', others: { fr: '**Nous** contacter' }, ...prose }, { found: 'the text of fr' }],
    [
      { text: 'Nous contacter', locale: 'en', others: { fr: 'Nous contacter' } },
      { found: 'the text of fr, “Nous contacter”', locale: 'en' },
    ],
    [{ text: 'nous contacter.', locale: 'en', others: { fr: 'Nous contacter' } }, { found: 'the text of fr' }],
    [
      { text: 'Clients et partenaires', locale: 'en', others: { fr: 'Clients et partenaires' } },
      {
        found: 'the text of fr',
        wayOut:
          'Translate the text. If the words are the same in both languages, add “et”, “partenaires” to sharedWords in schema/site/glossary.ts.',
      },
    ],
  ],
} satisfies Fixtures<GivenText>;
