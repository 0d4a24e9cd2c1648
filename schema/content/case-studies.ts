/** Case studies: the cards of the home page and the two full stories. */
import { z } from 'zod';
import { contentType, entries, list, text } from '../define.ts';
import { figureFact } from './figures.ts';
import { drawing, gradient, icon } from './icons.ts';

/** Case study, as a card of the carousel. */
export const caseStudyCard = contentType({
  name: 'CaseStudyCard',
  text: { title: text({ max: 60 }), summary: text({ max: 220 }), results: list(3, text({ max: 48 })) },
  facts: { emoji: z.emoji(), icon, gradient },
});

export const caseStudyCards = entries(caseStudyCard, {
  'network-development': { emoji: '🗺️', icon: 'map', gradient: 'sand' },
  'digital-transformation': { emoji: '📱', icon: 'phone', gradient: 'sky' },
  'concept-creation': { emoji: '🏪', icon: 'awning', gradient: 'clay' },
});

/** Case study, as one row of the record of missions. */
export const caseStudySummary = contentType({
  name: 'CaseStudySummary',
  text: {
    title: text({ max: 70 }),
    summary: text({ max: 260 }),
    client: text({ max: 70, note: 'The kind of client, never a name.' }),
    results: list(3, text({ max: 60 })),
  },
  facts: { figure: figureFact },
});

export const caseStudySummaries = entries(caseStudySummary, {
  network_development: { figure: 'outletsOpened' },
  digital_transformation: { figure: 'basketGrowth' },
  concept_creation: { figure: 'netMargin' },
  turnaround: { figure: 'profitableStores' },
  due_diligence: { figure: 'ebitdaGrowth' },
  interim_management: { figure: 'roadmapYears' },
});

/** Case study, told in full. */
export const caseStudyPage = contentType({
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
  facts: { image: drawing, figures: z.array(figureFact).length(3) },
});

export const caseStudyPages = entries(caseStudyPage, {
  'network-development': { image: 'network-map', figures: ['outletsOpened', 'revenueMultiple', 'networkRoi'] },
  'digital-transformation': { image: 'connected-store', figures: ['networkStores', 'basketGrowth', 'stockoutReduction'] },
});
