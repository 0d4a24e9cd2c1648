/** Glossary for the text rules of `npm run check`. */

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
