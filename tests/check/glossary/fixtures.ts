import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'The occupancy cost ratio', locale: 'en', others: { fr: 'Le taux d’effort' } },
    { text: 'Any text', locale: 'en', others: { fr: 'Un texte' } },
    { text: 'Le taux d’effort' },
    { text: 'Consent to the assignment', locale: 'en', others: { fr: 'L’accord pour céder' } },
    { text: 'L’EBE du magasin' },
    { text: 'Steer the network', locale: 'en', others: { fr: 'Piloter le réseau' } },
  ],
  bad: [
    [
      { text: 'The rent burden', locale: 'en', others: { fr: 'Le taux d’effort' } },
      { found: '“taux d’effort” in fr, and no “occupancy cost” in en' },
    ],
    [{ text: 'The net margin', locale: 'en', others: { fr: 'Le bénéfice' } }, { found: '“net margin” in en, and no “marge nette” in fr' }],
    [
      { text: 'L’EBITDA du magasin' },
      { found: '“EBITDA”', expected: '“EBE” or “excédent brut d’exploitation”, as everywhere on the site' },
    ],
    [
      { text: 'Personal equipment', locale: 'en', others: { fr: 'Équipement de la personne' } },
      { found: '“personal equipment”' },
      { found: '“équipement de la personne” in fr' },
    ],
    [
      { text: 'One assignment for network leaders', locale: 'en', others: { fr: 'Une mission pour têtes de réseau' } },
      { found: '“network leader”' },
      { found: '“tête de réseau” in fr' },
      { found: '“mission” in fr, and no “project”' },
      { found: '“assignment” in en, and no “cession”' },
    ],
    [{ text: 'The fees', locale: 'en', others: { fr: 'Les redevances' } }, { found: '“redevance”' }],
  ],
};

export default fixtures;
