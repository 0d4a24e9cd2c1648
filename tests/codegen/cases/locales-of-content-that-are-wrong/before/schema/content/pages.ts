/** The content of the pages. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, section, text } from '#schema/language/define.ts';
import { link } from '#schema/language/link.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text(), text: text() },
  facts: { icon: z.enum(['compass', 'map']), link: linkFact },
});

export const homeContent = z.object({
  hero: section('top', z.object({ title: rich(), lead: text() })),
  steps: list(3, text({ max: 40 })),
  notes: list(1, section('note', z.object({ title: text() }), { locales: ['en'] })),
  offers: entries(offer, {
    advice: { icon: 'compass', link: link('about'), locales: ['eng'] },
    'strategy-guide': { icon: 'map', link: link('home', 'top') },
  }),
});

export const aboutContent = z.object({ title: text(), text: text() });

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({
  title: text(),
  text: text(),
  plan: section('plan', z.object({ title: text() }), { locales: ['fr'] }),
});
