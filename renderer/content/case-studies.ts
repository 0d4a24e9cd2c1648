/** The case studies that have a page. */
import { kinds, type PageOf } from '#generated/pages.ts';
import { type CaseStudyId, studies } from '#schema/content/case-studies.ts';
import { defaultLocale } from '#schema/site/locales.ts';
import { loadContent } from './load.ts';

type CasePage = PageOf<'caseStudy'>;

const pageOf: ReadonlyMap<string, CasePage> = new Map(kinds.caseStudy.map((page) => [loadContent(page, defaultLocale).story.id, page]));

/** The pages of case studies, in the order of the index. */
const casePages = Object.keys(studies.content.shape).flatMap((study) => pageOf.get(study) ?? []);

/** Returns the page about a case study; undefined for one that only the index tells. */
export function pageOfCase(study: CaseStudyId): CasePage | undefined {
  return pageOf.get(study);
}

/** Returns the next page; the first follows the last. Returns undefined for the only page. */
export function caseAfter(page: CasePage): CasePage | undefined {
  const next = casePages[(casePages.indexOf(page) + 1) % casePages.length];
  return next === page ? undefined : next;
}
