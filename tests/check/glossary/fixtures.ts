import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'The occupancy cost ratio', locale: 'en', others: { fr: 'Le taux d’effort' } },
    { text: 'Any text', locale: 'en', others: { fr: 'Un texte' } },
    { text: 'Le taux d’effort' },
    { text: 'Steer the network', locale: 'en', others: { fr: 'Piloter le réseau' } },
  ],
  bad: [
    [
      { text: 'The effort rate', locale: 'en', others: { fr: 'Le taux d’effort' } },
      { found: '“taux d’effort” in fr, and no “occupancy cost” in en' },
    ],
    [
      { text: 'The average basket', locale: 'en', others: { fr: 'Le ticket moyen' } },
      { found: '“average basket” in en, and no “panier moyen” in fr' },
    ],
    [{ text: 'The fees', locale: 'en', others: { fr: 'Les redevances' } }, { found: '“redevance”' }],
  ],
};

export default fixtures;
