/** Case studies: each a card of the carousel, a row of the record of missions, a story told in full, or several of these. */
import { z } from 'zod';
import { collection } from '../collection.ts';
import { contentType, list, text } from '../define.ts';
import { drawing, gradient, icon } from './icons.ts';
import { barFigures, keyFigureFact } from './key-figures.ts';

const card = contentType({
  name: 'CaseStudyCard',
  text: { title: text({ max: 60 }), summary: text({ max: 220 }), results: list(3, text({ max: 48 })) },
  facts: { emoji: z.emoji(), icon, gradient },
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
    /** What the chart shows: outlets opened over so many months, or bars. */
    growth: z.object({ outlets: keyFigureFact, months: keyFigureFact }).optional(),
    bars: z.array(barFigures).optional(),
  },
});

export const studies = collection(
  { card, summary, page },
  {
    'network-development': {
      card: { emoji: '🗺️', icon: 'map', gradient: 'sand' },
      summary: { figure: 'outletsOpened' },
      page: {
        image: 'network-map',
        figures: ['outletsOpened', 'revenueMultiple', 'networkRoi'],
        growth: { outlets: 'outletsOpened', months: 'outletsMonths' },
      },
    },
    'digital-transformation': {
      card: { emoji: '📱', icon: 'phone', gradient: 'sky' },
      summary: { figure: 'basketGrowth' },
      page: {
        image: 'connected-store',
        figures: ['networkStores', 'basketGrowth', 'stockoutReduction'],
        bars: ['basketGrowth', 'stockoutReduction'],
      },
    },
    'concept-creation': {
      card: { emoji: '🏪', icon: 'awning', gradient: 'clay' },
      summary: { figure: 'netMargin' },
    },
    turnaround: { summary: { figure: 'profitableStores' } },
    'due-diligence': { summary: { figure: 'ebitdaGrowth' } },
    'interim-management': { summary: { figure: 'roadmapYears' } },
  },
);
