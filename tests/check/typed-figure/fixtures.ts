import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'Les {locationCriteria} critères' },
    { text: 'Un préavis de six mois, un bail de trois ans' },
    { text: 'Trois articles, douze clients, une base 100' },
    { text: 'Notez de 1 à 5 ; 90 jours, 20 jours' },
    { text: 'A three-year break, nine years', locale: 'en' },
    { text: '14 %' },
    // The number that an article’s own example counts openings by is nobody else’s.
    { text: 'Avec trois ouvertures cette année-là, la trésorerie suffit' },
  ],
  bad: [
    [{ text: 'de 3 à {cashMonthsMax} mois' }, { found: '“3”, where {cashMonthsMin} is 3' }],
    [{ text: 'Chiffre d’affaires ×3' }, { found: '{revenueMultiple}' }],
    [
      { text: 'Les 12 critères de choix' },
      { found: '“12 critères”, where {locationCriteria} is 12', wayOut: 'write {locationCriteria} in place of “12”' },
    ],
    [{ text: 'Les douze critères' }, { found: '{locationCriteria}' }],
    [{ text: 'The twelve criteria', locale: 'en' }, { found: '{locationCriteria}' }],
    [{ text: 'Un réseau de quarante-cinq magasins' }, { found: '“quarante-cinq magasins”, where {networkStores} is 45' }],
    [{ text: 'A 45-store network', locale: 'en' }, { found: '{networkStores}' }],
    [{ text: 'Une feuille de route de trois ans' }, { found: '{roadmapYears}' }],
    [{ text: 'We reply within 24 hours', locale: 'en' }, { found: '{replyHours}' }],
    [{ text: 'Réponse sous 24h' }, { found: '{replyHours}' }],
    [{ text: 'Un pilote de 8 mois' }, { found: '{pilotMonths}' }],
    [{ text: 'Un ROI de +180 %' }, { found: '{networkRoi}' }],
    [{ text: 'Margin of 22%', locale: 'en' }, { found: '{netMargin}' }],
    [{ text: 'de trois à six mois de trésorerie' }, { found: '{cashMonths' }],
  ],
};

export default fixtures;
