/** Legal statements on the firm itself: regulated activities, personal data, copyright, consumers. */
import { link } from '../../language/link.ts';
import { type LegalStatement, statute } from './statement.ts';

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
    citedAt: [link('legalNotice', 'recipients'), link('legalNotice', 'rights')],
  },
  'mail-retention': {
    url: 'https://ewatchers.org/question/rgpd/combien-de-temps-peut-on-conserver-des-donnees-sur-ses-clients-et-prospects-45',
    checkedOn: '2026-11-22',
    citedAt: [link('legalNotice', 'retention')],
  },
  messaging: {
    url: 'https://www.whatsapp.com/legal/business-data-transfer-addendum',
    checkedOn: '2026-11-22',
    citedAt: [link('legalNotice', 'recipients')],
  },
  copyright: {
    url: 'https://kibleravocat.com/actualites/article-l111-1-du-code-de-la-propriete-intellectuelle',
    checkedOn: '2026-11-25',
    citedAt: [link('legalNotice')],
  },
  'consumer-court': {
    url: 'https://french-business-law.com/rench-legislation-art/article-r631-3-of-the-french-consumer-code',
    checkedOn: '2026-11-25',
    citedAt: [link('legalNotice', 'jurisdiction')],
  },
  // A judgment that quotes both regulations.
  'consumers-abroad': {
    url: 'https://app.livv.eu/decisions/LawLex202300011423JBJ',
    checkedOn: '2026-11-25',
    citedAt: [link('legalNotice', 'jurisdiction')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
