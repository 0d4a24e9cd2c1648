import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'In {city}, *soon*', locale: 'en', others: { fr: 'À {city}, *bientôt*' } },
    { text: 'Retail Booster', locale: 'en', others: { fr: '[en: Retail Booster]' } },
    { text: 'Commercial leases ([fr: bail commercial])', locale: 'en', others: { fr: 'Baux commerciaux' } },
    { text: 'Bonjour {city}' },
    { text: '', locale: 'en', others: { fr: '{city}' } },
  ],
  bad: [
    [
      { text: 'In Paris', locale: 'en', others: { fr: 'À {city}' } },
      { found: '{city} missing', expected: 'once, as in the source', wayOut: 'put {city} where the value belongs' },
    ],
    [{ text: '{city}, {city}', locale: 'en', others: { fr: 'À {city}' } }, { found: '{city} 2 times' }],
    [{ text: '{firmName}', locale: 'en', others: { fr: '{city}' } }, { found: '{city} missing' }, { found: '{firmName} once' }],
    [{ text: 'Read from the shop floor', locale: 'en', others: { fr: 'Lire *depuis le magasin*' } }, { found: 'no *phrase*' }],
    [{ text: '*Read*', locale: 'en', others: { fr: 'Lire' } }, { found: 'a *phrase*' }],
    [
      { text: 'The quick session', locale: 'en', others: { fr: '[en: Retail Booster]' } },
      { found: 'not the words “Retail Booster”, which the source marks as en' },
    ],
    [{ text: 'The word Mittelstand', locale: 'en', others: { fr: 'Le mot [de: Mittelstand]' } }, { found: 'not the words “Mittelstand”' }],
    [
      { text: 'A [fr: droit au bail]', locale: 'en', others: { fr: 'Un loyer' } },
      { found: '“droit au bail”, marked as fr, which the source does not say' },
    ],
  ],
};

export default fixtures;
