/** The content of the pages. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, section, text } from '#schema/language/define.ts';
import { link } from '#schema/language/link.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text(), text: text() },
  facts: { icon: z.enum(['compass', 'map']), link: linkFact, source: z.object({ link: linkFact, year: z.number() }) },
});

export const homeContent = z.object({
  hero: section('top', z.object({ title: rich(), lead: text() })),
  steps: list(3, text({ max: 40 })),
  offers: entries(offer, {
    advice: { icon: 'compass', link: link('about'), source: { link: link('about'), year: 2026 } },
    'strategy-guide': { icon: 'map', link: link('home', 'top'), source: { link: link('guides'), year: 2025 } },
  }),
});

export const aboutContent = z.object({ title: text(), text: text() });

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
