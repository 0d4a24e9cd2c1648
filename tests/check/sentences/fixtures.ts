import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [
    { text: 'Signez le bail. Puis ouvrez, etc. sans attendre (art. cité).' },
    { text: 'magasins ouverts en 18 mois' },
    { text: 'pour une session.', locale: 'en', others: { fr: 'pour une session.' } },
    { text: 'Le DIP, le BFR et la TVA' },
  ],
  bad: [
    [{ text: 'Signez le bail. puis ouvrez.' }, { found: '“puis” after a full stop' }],
    [{ text: 'Signez le bail.Puis ouvrez.' }, { found: '“bail.Puis”' }],
    [
      { text: 'sign the lease.', locale: 'en', others: { fr: 'Signez le bail.' } },
      { found: 'begins with “sign”', locale: 'en' },
    ],
    [{ text: 'LISEZ LE BAIL ENTIER avant.' }, { found: '“LISEZ LE BAIL ENTIER”' }],
  ],
} satisfies Fixtures<GivenText>;
