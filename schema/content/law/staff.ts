/** Legal statements on employment. */
import { link } from '../../language/link.ts';
import { article, type LegalStatement } from './statement.ts';

/** The administration’s page on Sunday opening. */
const sundays = 'https://entreprendre.service-public.gouv.fr/vosdroits/F22606';

export const staff = {
  'working-week': {
    url: `${article}/LEGIARTI000006902466`,
    checkedOn: '2026-11-22',
    citedAt: [link('employment')],
  },
  'sunday-rest': {
    url: sundays,
    checkedOn: '2026-11-22',
    citedAt: [link('employment')],
  },
  'sunday-food': {
    url: sundays,
    checkedOn: '2026-11-30',
    citedAt: [link('employment')],
  },
  'sunday-trades': {
    url: sundays,
    checkedOn: '2026-11-30',
    citedAt: [link('employment')],
  },
  'sunday-local-law': {
    url: 'https://www.senat.fr/rap/l13-612/l13-61214.html',
    checkedOn: '2026-11-30',
    citedAt: [link('employment')],
  },
  'mayors-sundays': {
    url: sundays,
    checkedOn: '2026-11-22',
    citedAt: [link('employment')],
  },
  'works-council': {
    url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072050/LEGISCTA000006145399/',
    checkedOn: '2026-11-22',
    citedAt: [link('employment')],
  },
  'agreement-of-activity': {
    url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072050/LEGISCTA000006160736/2020-01-24/',
    checkedOn: '2026-11-22',
    citedAt: [link('employment')],
  },
  'extended-agreement': {
    url: `${article}/LEGIARTI000006901793`,
    checkedOn: '2026-11-22',
    citedAt: [link('employment')],
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
