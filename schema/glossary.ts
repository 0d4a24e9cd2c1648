/** The words of the trade, as the rules on texts know them (`npm run check`). By language; a language that has none yet is not looked at. */

type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** A term, and what it is called: a text that has one of its names asks for one in its translation. */
export interface Term {
  /** In the singular; `royalt*` is any word that begins so, and an abbreviation in capitals is met as such. */
  readonly names: ByLanguage;
  /** What may say it as well, where another word would sound better: these ask for nothing themselves. */
  readonly also?: ByLanguage;
  /** What it is not called on this site, whatever others say. */
  readonly avoided?: ByLanguage;
}

export const terms: readonly Term[] = [
  { names: { fr: ['DIP', 'document d’information précontractuelle'], en: ['disclosure document'] }, also: { en: ['DIP', 'disclosure'] } },
  {
    names: { fr: ['taux d’effort'], en: ['occupancy cost'] },
    also: { fr: ['coût d’occupation'] },
    avoided: { en: ['effort rate', 'rent-to-sales'] },
  },
  { names: { fr: ['chalandise'], en: ['catchment'] }, also: { fr: ['zone'] } },
  { names: { fr: ['franchiseur'], en: ['franchisor'] }, also: { fr: ['tête de réseau', 'réseau'] }, avoided: { en: ['franchiser'] } },
  {
    names: { fr: ['tête de réseau'] },
    also: { en: ['franchisor', 'chain owner', 'brand'] },
    avoided: { en: ['network leader', 'network head'] },
  },
  {
    names: { fr: ['fondateur', 'créateur d’enseigne', 'créateur de marque'] },
    also: { en: ['founder'] },
    avoided: { en: ['brand creator', 'concept creator'] },
  },
  { names: { fr: ['mission'] }, also: { en: ['project', 'engagement letter'] } },
  { names: { en: ['assignment'] }, also: { fr: ['cession', 'céder', 'cessible', 'céd*'] } },
  { names: { fr: ['rétroplanning'], en: ['countdown plan'] } },
  { names: { fr: ['droit d’entrée'], en: ['franchise fee'] }, avoided: { en: ['entry fee', 'entrance fee', 'initial fee'] } },
  { names: { en: ['franchisee'] }, also: { fr: ['franchisé', 'franchisée', 'franchise'] } },
  { names: { fr: ['trésorerie'], en: ['cash flow'] }, also: { en: ['cash'] } },
  { names: { fr: ['seuil de rentabilité'] }, also: { en: ['break-even'] } },
  { names: { fr: ['loyer'] }, also: { en: ['rent', 'rental'] } },
  {
    names: { fr: ['panier moyen'] },
    also: { en: ['transaction value'] },
    avoided: { fr: ['ticket moyen'], en: ['average basket', 'average ticket', 'basket size'] },
  },
  // The dictionary has both spellings in French.
  { names: { fr: ['scénario'], en: ['scenario'] }, avoided: { fr: ['scenario'] } },
  { names: { fr: ['rupture de stock'] }, also: { en: ['stock-out'] }, avoided: { en: ['stock shortage', 'out-of-stock'] } },
  { names: { fr: ['taux de transformation'], en: ['conversion rate'] }, also: { en: ['conversion'] } },
  { names: { fr: ['savoir-faire'], en: ['know-how'] } },
  { names: { fr: ['redevance'], en: ['royalt*'] } },
  { names: { fr: ['centre commercial', 'centres commerciaux'], en: ['shopping centre'] } },
  { names: { fr: ['feuille de route'], en: ['roadmap'] }, also: { fr: ['plan'], en: ['plan'] } },
  { names: { en: ['criteri*'] }, also: { fr: ['critère'] } },
  { names: { fr: ['marge nette'], en: ['net margin'] } },
  { names: { fr: ['marge brute'], en: ['gross margin'] }, also: { fr: ['marge'] } },
  { names: { fr: ['dépôt de garantie'] }, also: { en: ['deposit'] } },
  { names: { fr: ['EBE', 'excédent brut d’exploitation'], en: ['EBITDA'] }, avoided: { fr: ['EBITDA'] } },
  { names: { fr: ['BFR', 'besoin en fonds de roulement'], en: ['working capital'] } },
  { names: { fr: ['bailleur'] }, also: { en: ['landlord', 'lease'] }, avoided: { fr: ['loueur'], en: ['lessor'] } },
  {
    names: { fr: ['échéance triennale'], en: ['three-year break'] },
    also: { fr: ['triennal*'], en: ['three-year*', 'break', 'lease date'] },
    avoided: { en: ['triennial'] },
  },
  { names: { fr: ['pas-de-porte'] }, also: { en: ['key money'] }, avoided: { fr: ['pas de porte'] } },
  {
    names: { en: ['footfall'] },
    also: { fr: ['passage', 'passant*', 'flux'] },
    avoided: { fr: ['trafic'], en: ['foot traffic', 'pedestrian traffic'] },
  },
  { names: { en: ['permitted use'] }, also: { fr: ['destination', 'activité*', 'usage'] } },
  {
    names: { fr: ['master-franchise'], en: ['master franchise'] },
    also: { fr: ['master-franchisé'] },
    avoided: { fr: ['master franchise'] },
  },
  { names: { fr: ['hotline'], en: ['hotline'] }, also: { fr: ['ligne'], en: ['line'] }, avoided: { fr: ['ligne d’appui'] } },
  { names: { fr: ['équipement de la personne'] }, also: { en: ['fashion'] }, avoided: { en: ['personal equipment'] } },
  { names: { fr: ['RGPD'], en: ['GDPR'] } },
  { names: { fr: ['TVA'], en: ['VAT'] }, also: { fr: ['hors taxes', 'HT'] } },
  { names: { en: ['pilot'] }, also: { fr: ['pilote'] } },
  { names: { fr: ['exclusivité'] }, also: { en: ['exclusiv*'] } },
  { names: { fr: ['masse salariale'] }, also: { en: ['payroll', 'wage'] } },
  { names: { fr: ['expert-comptable'], en: ['accountant'] }, also: { fr: ['comptable'] } },
];

/** Abbreviations of the trade that a page spells out where it first has them; in a language that spells them otherwise, or not at all, they have no words. */
export const abbreviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DIP: { fr: 'document d’information précontractuelle', en: 'disclosure document' },
  BFR: { fr: 'besoin en fonds de roulement' },
  EBE: { fr: 'excédent brut d’exploitation' },
};

/** Words of another language that are at home in one: no sign of a text that nobody translated. */
export const loanWords: ByLanguage = {
  fr: ['coffee', 'digital', 'email', 'franchising', 'insights', 'parks', 'retail', 'scoring', 'shops'],
  en: ['due diligence'],
};

/** Words that dictionaries lack. */
export const words: ByLanguage = {
  fr: [
    'AEC',
    'BFR',
    'CDAC',
    'CNIL',
    'CSE',
    'CSV',
    'DIP',
    'EBE',
    'EBITDA',
    'ILC',
    'LinkedIn',
    'RGPD',
    'Meta',
    'Toubon',
    'WhatsApp',
    'déspécialisation',
    'franchisable',
  ],
  en: [
    ...[
      'AEC',
      'CDAC',
      'CNIL',
      'CSE',
      'CSV',
      'EBITDA',
      'ERP',
      'GDPR',
      'ILC',
      'Insee',
      'LinkedIn',
      'Meta',
      'ROI',
      'WhatsApp',
      'Toubon',
      'actuals',
      'add-ons',
      'bakehouse',
      'checkable',
      'delist',
    ],
    ...['delisting', 'despecialisation', 'exclusivities', 'franchisor', 'franchisors', 'hotline', 'isochrones', 'queueing'],
    ...['pre-emption', 'rebooking', 'relocations', 'roadmap', 'stocktake', 'stocktakes'],
  ],
};

/** Words that are written alike in every language of the site: a text made of these alone may be equal to its source. */
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
