/** Legal statements on franchising and other network contracts. */
import { link } from '../../language/link.ts';
import { commercialCode, type LegalStatement, versions } from './statement.ts';

export const contracts = {
  disclosure: {
    url: `${commercialCode}/LEGIARTI000006231936`,
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
    url: 'https://www.useyourlaw.com/article-330-1-du-code-de-commerce-loi-doubin-document-information-precontractuel/',
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
    citedAt: [link('retail', 'franchise'), link('concept', 'manual'), link('operationsManual', 'law')],
  },
  'resale-prices': {
    url: 'https://french-business-law.com/french-legislation-art/article-l442-6-of-the-french-commercial-code',
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
    url: 'https://gouache.fr/lexique-gerant-mandataire-de-succursale-article-l-7321-2-du-code-du-travail-avocat-gouache.html',
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'mixed'), link('foreignBrands', 'entry-routes')],
  },
  'post-term-non-compete': {
    url: 'https://www.lettredesreseaux.com/P-1229-451-A1-numero-special-loi-macron.html',
    checkedOn: '2026-11-22',
    citedAt: [link('retail', 'decision'), link('foreignBrands', 'disclosure'), link('operationsManual', 'law')],
  },
  'exclusive-purchase': {
    url: `${versions}/LEGIARTI000006231914`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'disclosure')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
