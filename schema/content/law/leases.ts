/** Legal statements on commercial leases. */
import { link } from '../../language/link.ts';
import { article, code, codes, type LegalStatement } from './statement.ts';

export const leases = {
  'three-year-break': {
    url: `${article}/LEGIARTI000006221562`,
    checkedOn: '2026-11-22',
    citedAt: [
      link('location', 'lease'),
      link('retail', 'decision'),
      link('strategy', 'governance'),
      link('organization', 'rhythm'),
      link('budget', 'dashboard'),
      link('foreignBrands', 'why-france'),
      link('foreignBrands', 'lease'),
      link('leaseClauses', 'exit'),
      link('articles'),
    ],
  },
  recharges: {
    url: `${article}/LEGIARTI000029704677`,
    checkedOn: '2026-11-22',
    citedAt: [link('location', 'lease'), link('budget', 'unit-economics'), link('foreignBrands', 'lease'), link('leaseClauses', 'charges')],
  },
  'property-tax': {
    url: 'https://www.senat.fr/dossier-legislatif/pjl23-550.html',
    checkedOn: '2026-11-26',
    citedAt: [link('location', 'lease'), link('foreignBrands', 'lease'), link('leaseClauses', 'charges')],
  },
  'charges-inventory': {
    url: `${article}/LEGIARTI000029103688`,
    checkedOn: '2026-11-22',
    citedAt: [link('leaseClauses', 'charges'), link('articles')],
  },
  'change-of-use': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [link('location', 'lease')],
  },
  'rent-cap': {
    url: `${article}/LEGIARTI000006221960`,
    checkedOn: '2026-11-22',
    citedAt: [link('location', 'lease'), link('foreignBrands', 'lease')],
  },
  'lease-statute': {
    url: `${article}/LEGIARTI000006221461`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'entry-routes'), link('foreignBrands', 'lease')],
  },
  'short-lease': {
    url: `${article}/LEGIARTI000006221564`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'lease')],
  },
  eviction: {
    url: 'https://bureau-paris.fr/article.php?id=114',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'why-france'), link('foreignBrands', 'lease')],
  },
  'staying-on': {
    url: 'https://uplex.fr/contrats/maintien-dans-les-lieux-du-locataire',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'lease')],
  },
  indexation: {
    url: 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006072026/articles/LEGIARTI000006643915',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'lease')],
  },
  deposit: {
    url: 'https://www.sora.space/en/blog/reforme-des-baux-commerciaux-2026',
    checkedOn: '2026-11-26',
    citedAt: [link('foreignBrands', 'lease'), link('foreignBrands', 'budget')],
  },
  assignment: {
    url: `${article}/LEGIARTI000006221792`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'lease')],
  },
  'english-tenancies': {
    url: 'https://bowcockcuerden.co.uk/?p=10541',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'lease')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
