/** The words of the trade, as the rules on texts know them (`npm run check`). By language; a language that has none yet is not looked at. */

type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** A term, and what it is called: a text that has one of its names asks for one in its translation. */
export interface Term {
  /** In the singular; `royalt*` is any word that begins so, and an abbreviation in capitals is met as such. */
  readonly names: ByLanguage;
  /** What may say it as well, where another word would sound better: these ask for nothing themselves. */
  readonly also?: ByLanguage;
}

export const terms: readonly Term[] = [
  { names: { fr: ['DIP', 'document d’information précontractuelle'], en: ['disclosure document'] }, also: { en: ['DIP', 'disclosure'] } },
  { names: { fr: ['taux d’effort'], en: ['occupancy cost'] }, also: { fr: ['coût d’occupation'] } },
  { names: { fr: ['chalandise'], en: ['catchment'] }, also: { fr: ['zone'] } },
  { names: { fr: ['franchiseur'], en: ['franchisor'] }, also: { fr: ['tête de réseau'] } },
  { names: { en: ['franchisee'] }, also: { fr: ['franchisé', 'franchisée', 'franchise'] } },
  { names: { fr: ['trésorerie'], en: ['cash flow'] }, also: { en: ['cash'] } },
  { names: { fr: ['seuil de rentabilité'] }, also: { en: ['break-even'] } },
  { names: { fr: ['loyer'] }, also: { en: ['rent', 'rental'] } },
  { names: { fr: ['panier moyen'], en: ['average basket'] } },
  { names: { fr: ['taux de transformation'], en: ['conversion rate'] }, also: { en: ['conversion'] } },
  { names: { fr: ['savoir-faire'], en: ['know-how'] } },
  { names: { fr: ['redevance'], en: ['royalt*'] } },
  { names: { fr: ['centre commercial', 'centres commerciaux'], en: ['shopping centre'] } },
  { names: { fr: ['feuille de route'], en: ['roadmap'] }, also: { fr: ['plan'], en: ['plan'] } },
  { names: { en: ['criteri*'] }, also: { fr: ['critère'] } },
  { names: { fr: ['marge nette'], en: ['net margin'] } },
  { names: { fr: ['marge brute'], en: ['gross margin'] }, also: { fr: ['marge'] } },
  { names: { fr: ['dépôt de garantie'] }, also: { en: ['deposit'] } },
  { names: { fr: ['EBE', 'EBITDA'], en: ['EBITDA'] } },
  { names: { fr: ['RGPD'], en: ['GDPR'] } },
  { names: { fr: ['TVA'], en: ['VAT'] }, also: { fr: ['hors taxes', 'HT'] } },
  { names: { en: ['pilot'] }, also: { fr: ['pilote'] } },
  { names: { fr: ['exclusivité'] }, also: { en: ['exclusiv*'] } },
  { names: { fr: ['masse salariale'] }, also: { en: ['payroll', 'wage'] } },
  { names: { fr: ['expert-comptable'], en: ['accountant'] }, also: { fr: ['comptable'] } },
];

/** Words of another language that are at home in one: no sign of a text that nobody translated. */
export const loanWords: ByLanguage = {
  fr: ['coffee', 'digital', 'email', 'franchising', 'insights', 'parks', 'retail', 'scoring', 'shops'],
  en: ['due diligence'],
};

/** Words that dictionaries lack. */
export const words: ByLanguage = {
  fr: ['BFR', 'CNIL', 'DIP', 'EBE', 'EBITDA', 'ILC', 'LinkedIn', 'RGPD', 'déspécialisation', 'franchisable'],
  en: [
    ...['CNIL', 'EBITDA', 'ERP', 'GDPR', 'ILC', 'Insee', 'LinkedIn', 'ROI', 'actuals', 'add-ons', 'bakehouse', 'checkable', 'delist'],
    ...['delisting', 'despecialisation', 'exclusivities', 'franchisor', 'franchisors', 'hotline', 'isochrones', 'queueing'],
    ...['pre-emption', 'rebooking', 'relocations', 'roadmap', 'stocktake', 'stocktakes'],
  ],
};

/** Words that are written alike in every language of the site: a text made of these alone may be equal to its source. */
export const sharedWords: readonly string[] = [
  'articles',
  'blog',
  'client',
  'clients',
  'concept',
  'contact',
  'e-mail',
  'franchise',
  'guide',
  'menu',
  'message',
  'organisation',
  'site',
  'standards',
  'stock',
];
