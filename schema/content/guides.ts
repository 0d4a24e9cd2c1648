/** The guides: their common shape, their cards, and what every guide page says around its text. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, section, sections, text } from '../define.ts';
import { link } from '../link.ts';
import { gradient, icon } from './icons.ts';
import { callToAction } from './shared.ts';

const guideSection = contentType({
  name: 'GuideSection',
  text: { title: text(), paragraphs: list(3, text()), points: list(3, text()) },
  facts: {},
});

/** A guide with the given section ids, which are also its anchors, and a figure in which the labels of these names stand. */
export function guide(ids: readonly string[], labels: readonly string[]) {
  return z.object({
    hero: z.object({ title: rich(), lead: text() }),
    sections: sections(entries(guideSection, Object.fromEntries(ids.map((id) => [id, {}])))),
    figure: z.object({
      title: text(),
      caption: text(),
      labels: z.object(Object.fromEntries(labels.map((name) => [name, text({ max: 34 })]))),
    }),
    checklist: section('checklist', z.object({ title: text(), items: list(8, text()) })),
  });
}

/** Guide card: leads to a guide. */
export const guideCard = contentType({
  name: 'GuideCard',
  text: { title: text({ max: 40 }), description: text({ max: 160 }) },
  facts: { icon, link: linkFact, gradient },
});

export const guideCards = entries(guideCard, {
  strategy: { icon: 'compass', link: link('strategy'), gradient: 'sky' },
  concept: { icon: 'awning', link: link('concept'), gradient: 'clay' },
  location: { icon: 'map', link: link('location'), gradient: 'sand' },
  organization: { icon: 'plan', link: link('organization'), gradient: 'sage' },
  budget: { icon: 'ledger', link: link('budget'), gradient: 'paper' },
});

/** What the guide pages share. */
export const guidesContent = z.object({
  kicker: text({ max: 30, note: 'Above the title of a guide: “Guide”.' }),
  contents: text({ max: 30, note: 'Title of the table of contents.' }),
  keyFigures: text({ max: 40, note: 'Title of the key figures.' }),
  toDo: text({ max: 30, note: 'Above the three points that close a section.' }),
  others: z.object({ title: text(), text: text() }),
  readGuide: text({ max: 30 }),
  readMinutes: text({ params: ['minutes'] }),
  action: callToAction().extend({ scoring: text() }),
  cards: guideCards,
});
