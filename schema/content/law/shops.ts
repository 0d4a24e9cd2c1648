/** Legal statements on opening a shop: permits, signs, use of French. */
import { link } from '../../language/link.ts';
import { article, type LegalStatement } from './statement.ts';

export const shops = {
  'public-premises': {
    url: `${article}/LEGIARTI000041564679`,
    checkedOn: '2026-11-22',
    citedAt: [link('location', 'premises'), link('permits')],
  },
  'large-shops': {
    url: `${article}/LEGIARTI000006241126`,
    checkedOn: '2026-11-22',
    citedAt: [link('permits')],
  },
  shopfront: {
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F32169',
    checkedOn: '2026-11-22',
    citedAt: [link('permits')],
  },
  sign: {
    url: 'https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006074220',
    checkedOn: '2026-11-22',
    citedAt: [link('permits')],
  },
  'french-language': {
    url: 'https://www.legifrance.gouv.fr/loda/article_lc/LEGIARTI000006421210',
    checkedOn: '2026-11-22',
    citedAt: [link('permits'), link('enteringFrance', 'shop')],
  },
  'french-notices': {
    url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000349929',
    checkedOn: '2026-11-22',
    citedAt: [link('enteringFrance', 'shop')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
