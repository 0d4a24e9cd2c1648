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
      link('franchiseLaw'),
      link('foreignBrands', 'disclosure'),
      link('franchiseOrOwn', 'control'),
      link('pilotStore', 'report'),
    ],
  },
  'disclosure-contents': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'franchise'), link('franchiseLaw'), link('franchiseOrOwn', 'control')],
  },
  'know-how': {
    url: 'https://eur-lex.europa.eu/eli/reg/2022/720/oj',
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'franchise'), link('concept', 'manual'), link('operationsManual', 'law')],
  },
  'resale-prices': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'mixed'), link('organization', 'roles'), link('franchiseLaw'), link('franchiseOrOwn', 'control')],
  },
  'branch-manager': {
    url: `${code}/${codes.labour}`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'mixed'), link('franchiseLaw')],
  },
  'post-term-non-compete': {
    url: `${code}/${codes.commercial}`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'decision'), link('franchiseLaw'), link('operationsManual', 'law')],
  },
  'exclusive-purchase': {
    url: `${article}/LEGIARTI000006231914`,
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'franchise'), link('franchiseLaw')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
