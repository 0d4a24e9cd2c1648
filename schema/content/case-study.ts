/** The pages of case studies: `caseStudy()` for the page tree, and the texts that these pages and the index share. */
import { z } from 'zod';
import { entity } from '../language/collection.ts';
import { list, type Page, page, type Slugs, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import type { Locale } from '../site/locales.ts';
import { type CaseStudyId, detailNames, studies } from './case-studies.ts';
import { callToAction, linked } from './shared.ts';

interface Place<Parent extends string, Own extends Locale>
  extends Slugs<Own>,
    Pick<Page<Parent>, 'parent' | 'formerSlugs' | 'formerPaths' | 'excuses'> {}

/**
 * Declares the page of a case study, rendered by `pages/case-study/`. The facts are in the view `page` of the study.
 * Throws a {@link SchemaError} for a study without that view.
 */
export function caseStudy<const Parent extends string = never, const Own extends Locale = Locale>(
  study: CaseStudyId,
  place: Place<Parent, Own>,
): Page<NoInfer<Parent>> {
  const facts = entity(studies.views.page, study);
  const { details = [] } = studies.facts.page[study] ?? {};
  const content = z.object({
    story: entity(studies.views.story, study),
    facts,
    ...(details.length > 0 && { details: z.object(Object.fromEntries(details.map((name) => [name, text({ max: 60 })]))) }),
    context: prose({ min: 1, max: 6, longest: 700 }),
    demand: prose({ min: 1, max: 6, longest: 700 }),
    findings: points,
    actions: points,
    action: callToAction,
  });
  return page({ ...place, kind: 'caseStudy', structuredData: 'creativeWork', content });
}

const points = list({ min: 2, max: 8 }, linked());

type DetailName = 'client' | 'year' | (typeof detailNames)[number];

/** The label of a fact, shown where the fact is known. */
const label = text({ max: 30, excuses: { 'unshown-texts': 'a case shows only the facts that are known' } });

export const caseStudyPagesContent = z.object({
  labels: z.object({
    context: text(),
    demand: text(),
    findings: text(),
    actions: text(),
    results: text(),
    testimonial: text(),
  }),
  details: z.object(
    Object.fromEntries(['client', 'year', ...detailNames].map((name) => [name, label])) as Record<DetailName, typeof label>,
  ),
  consolidating: text({ note: 'Says that the figures are still being consolidated.' }),
  service: text({ max: 60, note: 'Heads the link to the service.' }),
  related: text({ max: 60, note: 'Heads the link to the guide.' }),
  next: text({ max: 40, note: 'Above the title of the next case.' }),
  all: text({ max: 40, note: 'Link to the index.' }),
});
