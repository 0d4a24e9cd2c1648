/** Legal statements on opening a shop: permits, signs, use of French. */
import { link } from '../../language/link.ts';
import { article, type LegalStatement } from './statement.ts';

export const shops = {
  'public-premises': {
    url: `${article}/LEGIARTI000041564679`,
    checkedOn: '2026-11-22',
    citedAt: [link('location', 'premises'), link('foreignBrands', 'permits')],
  },
  'large-shops': {
    url: `${article}/LEGIARTI000006241126`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'permits')],
  },
  shopfront: {
    url: 'https://entreprendre.service-public.fr/vosdroits/F32169',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'permits')],
  },
  sign: {
    url: 'https://www.codes-et-lois.fr/code-de-l-environnement/toc-prevention-pollutions-risques-nuisances-protection-cadre-vi-44c7e0d-texte-integral',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'permits')],
  },
  'french-language': {
    url: 'https://www.legifrance.gouv.fr/loda/article_lc/LEGIARTI000006421210',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'permits'), link('enteringFrance', 'shop')],
  },
  'french-notices': {
    url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000349929',
    checkedOn: '2026-11-22',
    citedAt: [link('enteringFrance', 'shop')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
