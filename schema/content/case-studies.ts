/** The case studies, in up to four views each (carousel card, mission summary, row of the index, page of its own), and the index. */
import { z } from 'zod';
import { collection } from '../language/collection.ts';
import { contentType, type EntryId, linkFact, list, sections, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import { drawing, gradient, icon } from './icons.ts';
import { keyFigureFact } from './key-figures.ts';
import { serviceId } from './services.ts';
import { callToAction, hero } from './shared.ts';

const card = contentType({
  name: 'CaseStudyCard',
  text: { title: text({ max: 60 }), summary: text({ max: 220 }), results: list(3, text({ max: 48 })) },
  /** `target` is the story. */
  facts: { emoji: z.emoji(), icon, gradient, target: linkFact },
});

const summary = contentType({
  name: 'CaseStudySummary',
  text: {
    title: text({ max: 70 }),
    summary: text({ max: 260 }),
    client: text({ max: 70, note: 'The kind of client, never a name.' }),
    results: list(3, text({ max: 60 })),
  },
  facts: { figure: keyFigureFact },
});

const story = contentType({
  name: 'CaseStudyStory',
  text: {
    title: text(),
    summary: text({ max: 260, note: 'The work in short, without its figures.' }),
    results: list(3, text({ note: 'One for each figure, in their order: what it counts, over which period, from which source.' })),
    testimonial: z.object({ quote: text(), author: text({ note: 'A role, never a name.' }) }),
  },
  /** The first figure is the main result. */
  facts: { image: drawing, figures: z.array(keyFigureFact).length(3) },
});

/** Facts of a case that need a text, where they are known. */
export const detailNames = ['city', 'sector', 'size', 'duration'] as const;

const page = contentType({
  name: 'CaseStudyPage',
  text: {},
  facts: {
    /** Name of the client, who has agreed to it in writing. */
    client: z.string().min(1).optional(),
    year: z.int().min(1990).optional(),
    details: z.array(z.enum(detailNames)).default([]),
    /** Name of the person who is quoted, who has agreed to it in writing. */
    quoted: z.string().min(1).optional(),
    /** The service of the firm that the case belongs to. */
    service: serviceId.optional(),
    /** The guide on the same subject. */
    related: linkFact.optional(),
  },
});

export const studies = collection(
  { card, summary, story, page },
  {
    'network-development': {
      card: { emoji: '🗺️', icon: 'map', gradient: 'sand', target: link('caseStudies', 'network-development') },
      summary: { figure: 'outletsOpened' },
      story: { image: 'two-formats', figures: ['outletsOpened', 'revenueMultiple', 'networkRoi'] },
      page: { details: ['sector', 'duration'], service: 'strategy', related: link('location') },
    },
    'digital-transformation': {
      card: { emoji: '📱', icon: 'phone', gradient: 'sky', target: link('caseStudies', 'digital-transformation') },
      summary: { figure: 'basketGrowth' },
      story: { image: 'connected-store', figures: ['basketGrowth', 'stockoutReduction', 'networkStores'] },
      page: { details: ['sector', 'size'], service: 'rollout', related: link('organization') },
    },
    'concept-creation': {
      card: { emoji: '🏪', icon: 'awning', gradient: 'clay', target: link('caseStudies', 'concept-creation') },
      summary: { figure: 'netMargin' },
      story: { image: 'pilot-outlets', figures: ['firstYearFranchisees', 'pilotMonths', 'netMargin'] },
      page: { details: ['sector', 'size', 'duration'], service: 'concept', related: link('concept') },
    },
    turnaround: { summary: { figure: 'profitableStores' } },
    'due-diligence': { summary: { figure: 'ebitdaGrowth' } },
    'interim-management': { summary: { figure: 'roadmapYears' } },
  },
);

export type CaseStudyId = EntryId<typeof studies.content>;

export const caseStudiesContent = z.object({
  hero,
  read: text({ max: 40, note: 'Link to the page of the case.' }),
  studies: sections(studies.views.story),
  action: callToAction,
});
