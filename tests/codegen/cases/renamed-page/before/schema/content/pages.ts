/** The content of the pages. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, text } from '#schema/define.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text(), text: text() },
  facts: { icon: z.enum(['compass', 'map']), link: linkFact },
});

export const homeContent = z.object({
  hero: z.object({ title: rich(), lead: text() }),
  steps: list(3, text({ max: 40 })),
  offers: entries(offer, {
    advice: { icon: 'compass', link: { page: 'company' } },
    'strategy-guide': { icon: 'map', link: { page: 'strategy', anchor: 'method' } },
  }),
});

export const aboutContent = z.object({ title: text(), text: text() });

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
