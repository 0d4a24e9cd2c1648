/** Case studies: each a card of the carousel, a row of the record of missions, a story told in full, or several of these. */
import { z } from 'zod';
import { collection } from '../language/collection.ts';
import { contentType, linkFact, list, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import { drawing, gradient, icon } from './icons.ts';
import { barFigures, keyFigureFact } from './key-figures.ts';

const card = contentType({
  name: 'CaseStudyCard',
  text: { title: text({ max: 60 }), summary: text({ max: 220 }), results: list(3, text({ max: 48 })) },
  /** `target`: the story told in full. */
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
    /** What the chart shows: outlets opened over so many months, bars, or a part of a hundred. */
    growth: z.object({ outlets: keyFigureFact, months: keyFigureFact }).optional(),
    bars: z.array(barFigures).optional(),
    /** A percentage, shown as that part of a hundred. */
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
