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
      link('frenchLease'),
      link('leaseClauses', 'exit'),
      link('articles'),
    ],
  },
  recharges: {
    url: `${article}/LEGIARTI000029704677`,
    checkedOn: '2026-11-22',
    citedAt: [link('location', 'lease'), link('budget', 'unit-economics'), link('frenchLease'), link('leaseClauses', 'charges')],
  },
  'property-tax': {
    url: 'https://www.senat.fr/dossier-legislatif/pjl23-550.html',
    checkedOn: '2026-11-26',
    citedAt: [link('location', 'lease'), link('frenchLease'), link('leaseClauses', 'charges')],
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
    citedAt: [link('location', 'lease'), link('frenchLease')],
  },
  'lease-statute': {
    url: `${article}/LEGIARTI000006221461`,
    checkedOn: '2026-11-22',
    citedAt: [link('franchiseLaw'), link('frenchLease')],
  },
  'short-lease': {
    url: `${article}/LEGIARTI000006221564`,
    checkedOn: '2026-11-22',
    citedAt: [link('frenchLease')],
  },
  eviction: {
    url: 'https://www.legifrance.gouv.fr/codes/id/LEGITEXT000005634379',
    checkedOn: '2026-11-22',
    citedAt: [link('frenchLease')],
  },
  'staying-on': {
    url: 'https://www.legifrance.gouv.fr/codes/id/LEGITEXT000005634379',
    checkedOn: '2026-11-22',
    citedAt: [link('frenchLease')],
  },
  indexation: {
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006643915',
    checkedOn: '2026-11-22',
    citedAt: [link('frenchLease')],
  },
  deposit: {
    url: 'https://www.senat.fr/dossier-legislatif/pjl23-550.html',
    checkedOn: '2026-11-26',
    citedAt: [link('frenchLease')],
  },
  assignment: {
    url: `${article}/LEGIARTI000006221792`,
    checkedOn: '2026-11-22',
    citedAt: [link('frenchLease')],
  },
  'english-tenancies': {
    url: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/56',
    checkedOn: '2026-11-22',
    citedAt: [link('frenchLease')],
  },
  'english-rent-reviews': {
    url: 'https://www.legislation.gov.uk/ukpga/2026/23',
    checkedOn: '2026-11-30',
    citedAt: [link('frenchLease')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
