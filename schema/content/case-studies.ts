/** The case studies, in up to three views each (carousel card, mission summary, full page), and the page that shows them in full. */
import { z } from 'zod';
import { collection } from '../language/collection.ts';
import { contentType, linkFact, list, sections, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import type { KeyFigureId } from '../site/constants.ts';
import { drawing, gradient, icon } from './icons.ts';
import { keyFigureFact } from './key-figures.ts';
import { callToAction, hero } from './shared.ts';

/** Figures that a chart compares with their starting value, taken as 100. */
const barFigures = z.enum(['basketGrowth', 'stockoutReduction'] satisfies KeyFigureId[]);

const card = contentType({
  name: 'CaseStudyCard',
  text: { title: text({ max: 60 }), summary: text({ max: 220 }), results: list(3, text({ max: 48 })) },
  /** `target` is the full page. */
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

const page = contentType({
  name: 'CaseStudyPage',
  text: {
    title: text(),
    summary: text(),
    context: text(),
    demand: text(),
    findings: list(4, text()),
    actions: list(4, text()),
    results: list(3, text()),
    chart: z.object({ title: text(), description: text({ note: 'Says in words what the chart shows.' }) }),
    testimonial: z.object({ quote: text(), author: text({ note: 'A role, never a name.' }) }),
  },
  facts: {
    image: drawing,
    figures: z.array(keyFigureFact).length(3),
    /** The data of the chart: outlets opened over a number of months, bars, or a share of 100. */
    growth: z.object({ outlets: keyFigureFact, months: keyFigureFact }).optional(),
    bars: z.array(barFigures).optional(),
    share: keyFigureFact.optional(),
  },
});

export const studies = collection(
  { card, summary, page },
  {
    'network-development': {
      card: { emoji: '🗺️', icon: 'map', gradient: 'sand', target: link('caseStudies', 'network-development') },
      summary: { figure: 'outletsOpened' },
      page: {
        image: 'network-map',
        figures: ['outletsOpened', 'revenueMultiple', 'networkRoi'],
        growth: { outlets: 'outletsOpened', months: 'outletsMonths' },
      },
    },
    'digital-transformation': {
      card: { emoji: '📱', icon: 'phone', gradient: 'sky', target: link('caseStudies', 'digital-transformation') },
      summary: { figure: 'basketGrowth' },
      page: {
        image: 'connected-store',
        figures: ['networkStores', 'basketGrowth', 'stockoutReduction'],
        bars: ['basketGrowth', 'stockoutReduction'],
      },
    },
    'concept-creation': {
      card: { emoji: '🏪', icon: 'awning', gradient: 'clay', target: link('caseStudies', 'concept-creation') },
      summary: { figure: 'netMargin' },
      page: {
        image: 'floor-plan',
        figures: ['pilotMonths', 'firstYearFranchisees', 'netMargin'],
        share: 'netMargin',
      },
    },
    turnaround: { summary: { figure: 'profitableStores' } },
    'due-diligence': { summary: { figure: 'ebitdaGrowth' } },
    'interim-management': { summary: { figure: 'roadmapYears' } },
  },
);

export const caseStudiesContent = z.object({
  hero,
  labels: z.object({
    context: text(),
    demand: text(),
    findings: text(),
    actions: text(),
    results: text(),
    testimonial: text(),
  }),
  bars: z.object({ basketGrowth: text({ max: 40 }), stockoutReduction: text({ max: 40 }) } satisfies Record<
    z.infer<typeof barFigures>,
    unknown
  >),
  consolidating: text({ note: 'Says that the figures are still being consolidated.' }),
  studies: sections(studies.views.page),
  action: callToAction,
});
