/** Glossary for the text rules of `npm run check`, and for translators. */

/** Terms to avoid, each with its replacement, by locale, in the singular. */
export const avoidedTerms: Readonly<Record<string, readonly (readonly [avoided: string, term: string])[]>> = {
  fr: [
    ['ticket moyen', 'panier moyen'],
    ['scenario', 'scénario'],
    ['EBITDA', 'EBE'],
    ['loueur', 'bailleur'],
    ['pas de porte', 'pas-de-porte'],
    ['trafic', 'passage'],
    ['master franchise', 'master-franchise'],
    ['ligne d’appui', 'hotline'],
  ],
  en: [
    ['effort rate', 'occupancy cost'],
    ['rent-to-sales', 'occupancy cost'],
    ['franchiser', 'franchisor'],
    ['network leader', 'franchisor'],
    ['network head', 'franchisor'],
    ['brand creator', 'founder'],
    ['concept creator', 'founder'],
    ['entry fee', 'franchise fee'],
    ['entrance fee', 'franchise fee'],
    ['initial fee', 'franchise fee'],
    ['average basket', 'transaction value'],
    ['average ticket', 'transaction value'],
    ['basket size', 'transaction value'],
    ['stock shortage', 'stock-out'],
    ['out-of-stock', 'stock-out'],
    ['lessor', 'landlord'],
    ['triennial', 'three-year break'],
    ['foot traffic', 'footfall'],
    ['pedestrian traffic', 'footfall'],
    ['personal equipment', 'fashion'],
  ],
};

/** Terms of the trade by locale, in the singular: translators get those that occur in a source text. */
export const terms: readonly Readonly<Record<string, string>>[] = [
  { fr: 'bailleur', en: 'landlord' },
  { fr: 'droit d’entrée', en: 'franchise fee' },
  { fr: 'EBE', en: 'EBITDA' },
  { fr: 'franchiseur', en: 'franchisor' },
  { fr: 'master-franchise', en: 'master franchise' },
  { fr: 'panier moyen', en: 'transaction value' },
  { fr: 'pas-de-porte', en: 'key money' },
  { fr: 'rupture de stock', en: 'stock-out' },
  { fr: 'taux d’effort', en: 'occupancy cost' },
  { fr: 'zone de chalandise', en: 'catchment' },
];

/** Names of offers: the same in every language, so that browsers must not translate them. */
export const offerNames: readonly string[] = ['Retail Growth Partner', 'Market Entry Facilitator', 'Retail Booster', 'Location Scoring'];

/** Words that are the same in every language: a translation made only of these words may equal its source. */
export const sharedWords: readonly string[] = [
  'article',
  'articles',
  'blog',
  'clause',
  'client',
  'clients',
  'concept',
  'contact',
  'document',
  'e-mail',
  'format',
  'franchise',
  'guide',
  'indexation',
  'marketing',
  'menu',
  'message',
  'moment',
  'organisation',
  'question',
  'signal',
  'site',
  'standards',
  'stock',
];
