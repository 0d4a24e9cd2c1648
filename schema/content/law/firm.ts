/** Legal statements on the firm itself: regulated activities, personal data, copyright, consumers. */
import { link } from '../../language/link.ts';
import { code, codes, type LegalStatement, statute } from './statement.ts';

export const firm = {
  'legal-advice': {
    url: `${statute}/JORFTEXT000000508793`,
    checkedOn: '2026-11-22',
    citedAt: [link('services', 'limits'), link('legalNotice', 'limits')],
  },
  brokerage: {
    url: `${statute}/JORFTEXT000000512228`,
    checkedOn: '2026-11-22',
    citedAt: [link('services', 'limits'), link('legalNotice', 'limits')],
  },
  'data-basis': {
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checkedOn: '2026-11-22',
    citedAt: [link('privacy', 'recipients'), link('privacy', 'rights')],
  },
  'mail-retention': {
    url: 'https://www.cnil.fr/fr/les-durees-de-conservation-des-donnees',
    checkedOn: '2026-11-22',
    citedAt: [link('privacy', 'retention')],
  },
  copyright: {
    url: `${code}/${codes.intellectualProperty}`,
    checkedOn: '2026-11-25',
    citedAt: [link('legalNotice')],
  },
  'consumer-court': {
    url: `${code}/${codes.consumer}`,
    checkedOn: '2026-11-25',
    citedAt: [link('legalNotice', 'jurisdiction')],
  },
  'consumers-abroad': {
    url: 'https://eur-lex.europa.eu/eli/reg/2008/593/oj',
    checkedOn: '2026-11-25',
    citedAt: [link('legalNotice', 'jurisdiction')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
