/** Legal statements on franchising and other network contracts. */
import { link } from '../../language/link.ts';
import { article, code, codes, type LegalStatement } from './statement.ts';

export const contracts = {
  disclosure: {
    url: `${article}/LEGIARTI000006231936`,
    checkedOn: '2026-11-22',
    citedAt: [
      link('retail', 'franchise'),
      link('retail', 'mixed'),
      link('concept', 'manual'),
      link('organization', 'franchisees'),
      link('foreignBrands', 'entry-routes'),
      link('foreignBrands', 'disclosure'),
      link('franchiseOrOwn', 'control'),
      link('pilotStore', 'report'),
    ],
  },
  'disclosure-contents': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [
      link('retail', 'franchise'),
      link('foreignBrands', 'entry-routes'),
      link('foreignBrands', 'disclosure'),
      link('franchiseOrOwn', 'control'),
    ],
  },
  'know-how': {
    url: 'https://eur-lex.europa.eu/eli/reg/2022/720/oj',
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'franchise'), link('concept', 'manual'), link('foreignBrands', 'disclosure'), link('operationsManual', 'law')],
  },
  'resale-prices': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [
      link('retail', 'mixed'),
      link('organization', 'roles'),
      link('foreignBrands', 'entry-routes'),
      link('foreignBrands', 'disclosure'),
      link('franchiseOrOwn', 'control'),
    ],
  },
  'branch-manager': {
    url: `${code}/${codes.labour}`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'mixed'), link('foreignBrands', 'entry-routes')],
  },
  'post-term-non-compete': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [
      link('retail', 'decision'),
      link('foreignBrands', 'entry-routes'),
      link('foreignBrands', 'disclosure'),
      link('operationsManual', 'law'),
    ],
  },
  'exclusive-purchase': {
    url: `${article}/LEGIARTI000006231914`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'franchise'), link('foreignBrands', 'disclosure')],
  },
  'department-store': {
    url: 'https://bc-avocats.com/periodes-de-fetes-arret-corners-de-magasin/',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'entry-routes')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
