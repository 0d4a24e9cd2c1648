/** Statements of law on what binds this firm: its limits, and the data that it is given. */
import { link } from '../link.ts';
import type { LegalStatement } from './statement.ts';

export const firm = {
  'legal-advice': {
    url: 'https://www.doctrine.fr/l/texts/lois/JORFTEXT000000508793/articles/LEGIARTI000006903346?version=LEGIARTI000039280601',
    checkedOn: '2026-11-22',
    said: [link('services', 'limits'), link('legalNotice', 'limits')],
  },
  brokerage: {
    url: 'https://www.doctrine.fr/l/texts/lois/JORFTEXT000000512228',
    checkedOn: '2026-11-22',
    said: [link('services', 'limits'), link('legalNotice', 'limits')],
  },
  'data-basis': {
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checkedOn: '2026-11-22',
    said: [link('legalNotice', 'recipients'), link('legalNotice', 'rights')],
  },
  'mail-retention': {
    url: 'https://ewatchers.org/question/rgpd/combien-de-temps-peut-on-conserver-des-donnees-sur-ses-clients-et-prospects-45',
    checkedOn: '2026-11-22',
    said: [link('legalNotice', 'retention')],
  },
  messaging: {
    url: 'https://www.whatsapp.com/legal/business-data-transfer-addendum',
    checkedOn: '2026-11-22',
    said: [link('legalNotice', 'recipients')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
