/** Legal statements on employment. */
import { link } from '../../language/link.ts';
import { article, type LegalStatement } from './statement.ts';

export const staff = {
  'working-week': {
    url: `${article}/LEGIARTI000006902466`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'employment')],
  },
  'sunday-rest': {
    url: 'https://normandie.dreets.gouv.fr/Deauville-une-zone-touristique-internationale-au-sens-du-Code-du-travail',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'employment')],
  },
  'mayors-sundays': {
    url: 'https://french-business-law.com/french-legislation-art/article-l3132-26-of-the-french-labour-code',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'employment')],
  },
  'works-council': {
    url: 'https://circulaire.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072050/LEGISCTA000006145399/2022-05-26/',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'employment')],
  },
  'agreement-of-activity': {
    url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072050/LEGISCTA000006160736/2020-01-24/',
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'employment')],
  },
  'extended-agreement': {
    url: `${article}/LEGIARTI000006901793`,
    checkedOn: '2026-11-22',
    citedAt: [link('foreignBrands', 'employment')],
  },
  'french-contracts': {
    url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072050/LEGISCTA000006189414/',
    checkedOn: '2026-11-22',
    citedAt: [link('enteringFrance', 'staff')],
  },
  'french-documents': {
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006901439',
    checkedOn: '2026-11-22',
    citedAt: [link('enteringFrance', 'staff')],
  },
} satisfies Readonly<Record<string, LegalStatement>>;
